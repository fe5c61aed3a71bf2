-- An invoice is never changed or deleted. Only its account may be removed, and with it the name of a buyer who is not a business.
create or replace function invoices_keep() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed';
end $$;

create or replace trigger invoices_keep_row
  before update of id, number, series, financial_year, serial, kind, order_id, refund_id, original_id, issued_at, amount_paise, taxable_paise,
    cgst_paise, sgst_paise, igst_paise, rate on invoices
  for each row execute function invoices_keep();
create or replace trigger invoices_keep_content before update of content on invoices
  for each row when (old.user_id is null or new.user_id is not null or old.content - 'buyer' <> new.content - 'buyer')
  execute function invoices_keep();
create or replace trigger invoices_keep before delete on invoices for each row execute function invoices_keep();
