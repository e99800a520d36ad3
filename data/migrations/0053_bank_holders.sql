-- Each bank account gets an account of its own. An account without a holder can get one; nothing else that entries rely on changes.
CREATE OR REPLACE FUNCTION ledger_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.account_balances (workspace_id, account_id, balance, may_go_below_zero)
    VALUES (NEW.workspace_id, NEW.id, 0, NEW.may_go_below_zero);
  ELSIF (NEW.workspace_id, NEW.id, NEW.business_id, NEW.shop_id, coalesce(OLD.holder, NEW.holder), NEW.code, NEW.class, NEW.role,
      NEW.may_go_below_zero)
    IS DISTINCT FROM (OLD.workspace_id, OLD.id, OLD.business_id, OLD.shop_id, NEW.holder, OLD.code, OLD.class, OLD.role,
      OLD.may_go_below_zero) THEN
    RAISE EXCEPTION 'only the name of account % may change, and whether it is archived', OLD.code USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The first bank account in use of each business takes the account that its chart began with, the others get further ones.
DO $$
DECLARE
  bank record;
  number integer;
BEGIN
  FOR bank IN
    SELECT b.workspace_id, b.business_id, b.id, b.name FROM bank_accounts b
    JOIN books USING (workspace_id, business_id)
    WHERE b.state = 'active' ORDER BY b.workspace_id, b.business_id, b.id
  LOOP
    UPDATE accounts SET holder = 'bank:' || bank.id, name = bank.name
    WHERE workspace_id = bank.workspace_id AND business_id = bank.business_id AND code = '1100' AND role = 'bank'
      AND holder IS NULL AND NOT is_archived;
    IF NOT FOUND THEN
      SELECT min(n) INTO number FROM generate_series(1101, 9999) n WHERE NOT EXISTS (
        SELECT FROM accounts WHERE workspace_id = bank.workspace_id AND business_id = bank.business_id AND code = n::text);
      INSERT INTO accounts (workspace_id, id, business_id, holder, code, name, class, role, may_go_below_zero)
      VALUES (bank.workspace_id, next_id(bank.workspace_id, 'account'), bank.business_id, 'bank:' || bank.id, number::text,
        bank.name, 'asset', 'bank', true);
    END IF;
  END LOOP;
END $$;
