-- A change of the content or price of a plan creates a new version. A change of columns for the list only, such as the order of the cards, does not.
create or replace function plan_content(plan pricing_plans) returns jsonb language sql stable as $$
  select to_jsonb(plan) - array['id', 'version_id', 'just_pay', 'best_value', 'available', 'button_text', 'button_color', 'sort_order', 'is_active',
    'updated_by', 'created_at', 'updated_at', 'deleted_at']
$$;

create or replace function plan_versions_next() returns trigger language plpgsql as $$
begin
  if plan_content(new) <> plan_content(old) then
    new.version_id := gen_random_uuid();
  else
    new.version_id := old.version_id;
  end if;
  return new;
end $$;

create or replace function plan_versions_add() returns trigger language plpgsql as $$
begin
  insert into pricing_plan_versions
    select new.version_id, new.id, coalesce(max(version), 0) + 1, new.name, new.subtitle, new.plan_type, new.audience, new.is_top_up, new.currency,
      round(new.price * 100), new.period, new.features, new.duration_days, coalesce(new.cv_limit, 0), coalesce(new.job_posting_limit, 0),
      coalesce(new.boosts, 0), new.includes_addon
    from pricing_plan_versions where plan_id = new.id
    on conflict (id) do nothing;
  return null;
end $$;

create or replace function plan_versions_keep() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a plan is never changed';
end $$;

create or replace trigger plan_versions_next before update on pricing_plans for each row execute function plan_versions_next();
create or replace trigger plan_versions_add after insert or update on pricing_plans for each row execute function plan_versions_add();
create or replace trigger plan_versions_keep before update or delete on pricing_plan_versions for each row execute function plan_versions_keep();
