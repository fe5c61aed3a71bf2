-- An invoice is never changed and never deleted. Only the account may leave it.
create or replace function invoices_keep() returns trigger language plpgsql as $$
begin
  raise exception 'an invoice is never changed';
end $$;

create or replace trigger invoices_keep_content
  before update of id, number, series, financial_year, serial, kind, order_id, refund_id, original_id, issued_at, amount_paise, taxable_paise,
    cgst_paise, sgst_paise, igst_paise, rate, content on invoices
  for each row execute function invoices_keep();
create or replace trigger invoices_keep before delete on invoices for each row execute function invoices_keep();
