-- The second of the three releases of decision 244: this one writes the present names, and the stored rows get them. A process of the release
-- before may store an earlier name meanwhile, so the checks still admit both and the code still reads both.
update payment_cases set kind = 'duplicate_payment' where kind = 'second_payment';
update cv_tokens set kind = case kind when 'opening' then 'magic_link' else 'session' end where kind in ('opening', 'key');
update cv_versions set kind = 'daily' where kind = 'day';
