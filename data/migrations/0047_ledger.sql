CREATE TABLE "accounts" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer,
	"holder" text,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"class" text NOT NULL,
	"role" text NOT NULL,
	"may_go_below_zero" boolean NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	CONSTRAINT "accounts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "accounts_business_key" UNIQUE("workspace_id","business_id","id"),
	CONSTRAINT "accounts_code_check" CHECK ("accounts"."code" ~ '^[0-9A-Z][0-9A-Z-]{0,19}$'),
	CONSTRAINT "accounts_class_check" CHECK ("accounts"."class" in ('asset', 'liability', 'equity', 'income', 'expense')),
	CONSTRAINT "accounts_role_check" CHECK ("accounts"."role" in ('till', 'safe', 'drop_pending', 'cash_in_transit', 'bank', 'card_clearing', 'iou_control', 'trade_debtors', 'vouchers', 'supplier_control', 'customer_deposits', 'stock', 'vat_output', 'vat_input', 'sales', 'cogs', 'wastage', 'shrinkage', 'over_short', 'cash_rounding', 'expense', 'bank_charges', 'bad_debt', 'agency_payable', 'capital', 'drawings', 'opening')),
	CONSTRAINT "accounts_cash_check" CHECK ("accounts"."role" not in ('till', 'safe', 'drop_pending', 'cash_in_transit') or not "accounts"."may_go_below_zero")
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "books" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "books_workspace_id_business_id_pk" PRIMARY KEY("workspace_id","business_id"),
	CONSTRAINT "books_currency_check" CHECK ("books"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "books" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "periods" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"month" date NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text,
	"reason" text,
	CONSTRAINT "periods_workspace_id_business_id_month_pk" PRIMARY KEY("workspace_id","business_id","month"),
	CONSTRAINT "periods_state_check" CHECK ("periods"."state" in ('open', 'soft-closed', 'locked')),
	CONSTRAINT "periods_month_check" CHECK (extract(day from "periods"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_balances" (
	"workspace_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"balance" bigint NOT NULL,
	"may_go_below_zero" boolean NOT NULL,
	CONSTRAINT "account_balances_workspace_id_account_id_pk" PRIMARY KEY("workspace_id","account_id"),
	CONSTRAINT "account_balances_floor_check" CHECK ("account_balances"."may_go_below_zero" or "account_balances"."balance" >= 0),
	CONSTRAINT "account_balances_range_check" CHECK ("account_balances"."balance" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "account_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_days" (
	"workspace_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"business_date" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "account_days_workspace_id_account_id_business_date_pk" PRIMARY KEY("workspace_id","account_id","business_date")
);
--> statement-breakpoint
ALTER TABLE "account_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"workspace_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer,
	"sequence" integer NOT NULL,
	"year" smallint NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"business_date" date NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text,
	"approver_id" integer,
	"approver_name" text,
	"source_type" text,
	"source_id" text,
	"memo" text DEFAULT '' NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"reverses" uuid,
	"reason" text,
	"lines" smallint NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "journal_entries_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "journal_entries_business_key" UNIQUE("workspace_id","business_id","id"),
	CONSTRAINT "journal_entries_lines_check" CHECK ("journal_entries"."lines" >= 2),
	CONSTRAINT "journal_entries_year_check" CHECK ("journal_entries"."year" = extract(year from "journal_entries"."business_date")),
	CONSTRAINT "journal_entries_reason_check" CHECK (("journal_entries"."reverses" is null) = ("journal_entries"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "postings" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"party" text,
	"product_id" integer,
	"vat_code" text,
	"net" bigint,
	"business_date" date NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "postings_workspace_id_entry_id_line_pk" PRIMARY KEY("workspace_id","entry_id","line"),
	CONSTRAINT "postings_amount_check" CHECK ("postings"."amount" <> 0),
	CONSTRAINT "postings_amount_range_check" CHECK ("postings"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "postings_net_range_check" CHECK ("postings"."net" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "postings_line_check" CHECK ("postings"."line" >= 1)
);
--> statement-breakpoint
ALTER TABLE "postings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_books_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."books"("workspace_id","business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "periods" ADD CONSTRAINT "periods_books_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."books"("workspace_id","business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_balances" ADD CONSTRAINT "account_balances_account_fk" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."accounts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_account_fk" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."accounts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_books_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."books"("workspace_id","business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_reverses_fk" FOREIGN KEY ("workspace_id","business_id","reverses") REFERENCES "public"."journal_entries"("workspace_id","business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_fk" FOREIGN KEY ("workspace_id","business_id","entry_id") REFERENCES "public"."journal_entries"("workspace_id","business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_fk" FOREIGN KEY ("workspace_id","business_id","account_id") REFERENCES "public"."accounts"("workspace_id","business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_code_key" ON "accounts" USING btree ("workspace_id","business_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_holder_key" ON "accounts" USING btree ("workspace_id","holder");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_sequence_key" ON "journal_entries" USING btree ("workspace_id","business_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_year_number_key" ON "journal_entries" USING btree ("workspace_id","business_id","year","number");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_idempotency_key" ON "journal_entries" USING btree ("workspace_id","business_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "journal_entries_reverses_key" ON "journal_entries" USING btree ("workspace_id","business_id","reverses") WHERE "journal_entries"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_date_idx" ON "journal_entries" USING btree ("workspace_id","business_id","business_date","sequence");--> statement-breakpoint
CREATE INDEX "postings_account_idx" ON "postings" USING btree ("workspace_id","account_id","business_date","sequence","line");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "accounts" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "books" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "periods" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "account_balances" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "account_days" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "journal_entries" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "postings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));
--> statement-breakpoint
-- From here on by hand. Books belong to a business and accounts to a shop; checked at the commit, because a workspace is deleted
-- in one statement, with its books last.
ALTER TABLE books ADD CONSTRAINT books_business_fk FOREIGN KEY (workspace_id, business_id)
  REFERENCES businesses (workspace_id, id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE accounts ADD CONSTRAINT accounts_shop_fk FOREIGN KEY (workspace_id, shop_id)
  REFERENCES shops (workspace_id, id) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- What keeps the books right, whoever writes. The functions run as the owner of the tables, so that
-- members need no right to write balances, and deferred checks work under any role.
--
-- The hash of an entry is over two JSON arrays of texts, one line each: the entry's, and those of its postings. The service
-- makes the same (lib/features/ledger/service/chain.ts).
CREATE FUNCTION ledger_hash(e journal_entries, currency text, posted text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN encode(sha256(convert_to(array_to_json(ARRAY[
    '1', e.workspace_id::text, e.business_id::text, currency, e.sequence::text, e.year::text, e.number::text, e.id::text,
    e.shop_id::text, e.kind, to_char(e.business_date, 'YYYY-MM-DD'),
    to_char(e.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    to_char(e.recorded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    e.actor_id::text, e.actor_name, e.approver_id::text, e.approver_name, e.source_type, e.source_id, e.memo,
    e.idempotency_key, e.request_hash, e.reverses::text, e.reason, e.lines::text, e.previous_hash
  ])::text || E'\n' || posted, 'UTF8')), 'hex');
END $$;
--> statement-breakpoint
-- Before an entry: it has to be the next of its business and year, in a month that is not locked, and may reverse only what
-- is no reversal itself. The row of the books is locked first, so a second writer waits, and then reads the new last entry.
CREATE FUNCTION ledger_enter() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  last record;
  last_number integer;
BEGIN
  PERFORM FROM public.books WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id FOR NO KEY UPDATE;
  SELECT sequence, hash INTO last FROM public.journal_entries
    WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id ORDER BY sequence DESC LIMIT 1;
  IF NEW.sequence IS DISTINCT FROM coalesce(last.sequence, 0) + 1
    OR NEW.previous_hash IS DISTINCT FROM coalesce(last.hash, repeat('0', 64)) THEN
    RAISE EXCEPTION 'the entry does not follow the last one of its business'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_chain', TABLE = 'journal_entries';
  END IF;
  SELECT max(number) INTO last_number FROM public.journal_entries
    WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id AND year = NEW.year;
  IF NEW.number IS DISTINCT FROM coalesce(last_number, 0) + 1 THEN
    RAISE EXCEPTION 'number % is not the next of %', NEW.number, NEW.year
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_number', TABLE = 'journal_entries';
  END IF;
  IF EXISTS (SELECT FROM public.periods WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id
    AND month = date_trunc('month', NEW.business_date)::date AND state = 'locked') THEN
    RAISE EXCEPTION 'the month of % is locked', NEW.business_date
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_period', TABLE = 'journal_entries';
  END IF;
  IF NEW.reverses IS NOT NULL AND EXISTS (SELECT FROM public.journal_entries
    WHERE workspace_id = NEW.workspace_id AND id = NEW.reverses AND reverses IS NOT NULL) THEN
    RAISE EXCEPTION 'a reversal can''t be reversed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_reversal', TABLE = 'journal_entries';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_enter BEFORE INSERT ON journal_entries FOR EACH ROW EXECUTE FUNCTION ledger_enter();
--> statement-breakpoint
-- After postings: they belong to their entry as it was declared, and move the balances of their accounts. Accounts are locked
-- in the order of their ids; the check of account_balances refuses cash below zero.
CREATE FUNCTION ledger_post() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  wrong record;
BEGIN
  SELECT p.entry_id, p.line INTO wrong FROM posted p
    JOIN public.journal_entries e ON e.workspace_id = p.workspace_id AND e.id = p.entry_id
    JOIN public.accounts a ON a.workspace_id = p.workspace_id AND a.id = p.account_id
    WHERE p.line > e.lines OR p.business_date <> e.business_date OR p.sequence <> e.sequence OR a.is_archived
      OR (p.party IS NULL AND a.role IN ('iou_control', 'trade_debtors', 'supplier_control', 'customer_deposits'))
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'line % of entry % does not fit its entry or account', wrong.line, wrong.entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'postings_entry', TABLE = 'postings';
  END IF;
  PERFORM FROM public.account_balances WHERE (workspace_id, account_id) IN (SELECT workspace_id, account_id FROM posted)
    ORDER BY workspace_id, account_id FOR NO KEY UPDATE;
  UPDATE public.account_balances b SET balance = b.balance + m.amount
    FROM (SELECT workspace_id, account_id, sum(amount)::bigint AS amount FROM posted GROUP BY 1, 2) m
    WHERE b.workspace_id = m.workspace_id AND b.account_id = m.account_id;
  INSERT INTO public.account_days AS d (workspace_id, account_id, business_date, amount)
    SELECT workspace_id, account_id, business_date, sum(amount)::bigint FROM posted GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (workspace_id, account_id, business_date) DO UPDATE SET amount = d.amount + excluded.amount;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_post AFTER INSERT ON postings REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION ledger_post();
--> statement-breakpoint
-- At the commit: an entry has the lines it declared, they sum to zero, the hash is right, and a reversal is the exact
-- opposite. As lines beyond the declared ones are refused, an entry is closed from then on.
CREATE FUNCTION ledger_check() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  found record;
  currency text;
BEGIN
  SELECT count(*) AS lines, coalesce(sum(p.amount), 0) AS total, array_to_json(array_agg(ARRAY[p.line::text, a.code,
      p.amount::text, p.party, p.product_id::text, p.vat_code, p.net::text] ORDER BY p.line))::text AS posted
    INTO found FROM public.postings p JOIN public.accounts a ON a.workspace_id = p.workspace_id AND a.id = p.account_id
    WHERE p.workspace_id = NEW.workspace_id AND p.entry_id = NEW.id;
  IF found.lines <> NEW.lines OR found.total <> 0 THEN
    RAISE EXCEPTION 'the % lines of entry % sum to %', found.lines, NEW.id, found.total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_balance', TABLE = 'journal_entries';
  END IF;
  SELECT b.currency INTO currency FROM public.books b
    WHERE b.workspace_id = NEW.workspace_id AND b.business_id = NEW.business_id;
  IF NEW.hash IS DISTINCT FROM public.ledger_hash(NEW, currency, found.posted) THEN
    RAISE EXCEPTION 'the hash of entry % is wrong', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_hash', TABLE = 'journal_entries';
  END IF;
  IF NEW.reverses IS NOT NULL AND EXISTS (
    SELECT FROM (SELECT * FROM public.postings WHERE workspace_id = NEW.workspace_id AND entry_id = NEW.id) r
      FULL JOIN (SELECT * FROM public.postings WHERE workspace_id = NEW.workspace_id AND entry_id = NEW.reverses) o
        ON o.line = r.line
      WHERE (r.account_id, r.amount, r.party, r.product_id, r.vat_code, r.net)
        IS DISTINCT FROM (o.account_id, -o.amount, o.party, o.product_id, o.vat_code, -o.net)) THEN
    RAISE EXCEPTION 'entry % is not the opposite of the one it reverses', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_entries_reversal', TABLE = 'journal_entries';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_check AFTER INSERT ON journal_entries DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION ledger_check();
--> statement-breakpoint
-- The journal is append-only. Only erase_books() may delete, for the owner.
CREATE FUNCTION ledger_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('app.erase_books', true) = OLD.workspace_id::text AND has_table_privilege('public.postings', 'delete') THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION '% of % is refused: the books are append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_refuse BEFORE UPDATE OR DELETE ON journal_entries FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER ledger_refuse BEFORE UPDATE OR DELETE ON postings FOR EACH ROW EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER ledger_refuse_truncate BEFORE TRUNCATE ON journal_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();--> statement-breakpoint
CREATE TRIGGER ledger_refuse_truncate BEFORE TRUNCATE ON postings FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse();
--> statement-breakpoint
-- Every account has a balance from the beginning, and keeps what its entries rely on.
CREATE FUNCTION ledger_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.account_balances (workspace_id, account_id, balance, may_go_below_zero)
    VALUES (NEW.workspace_id, NEW.id, 0, NEW.may_go_below_zero);
  ELSIF (NEW.workspace_id, NEW.id, NEW.business_id, NEW.shop_id, NEW.holder, NEW.code, NEW.class, NEW.role, NEW.may_go_below_zero)
    IS DISTINCT FROM (OLD.workspace_id, OLD.id, OLD.business_id, OLD.shop_id, OLD.holder, OLD.code, OLD.class, OLD.role,
      OLD.may_go_below_zero) THEN
    RAISE EXCEPTION 'only the name of account % may change, and whether it is archived', OLD.code USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_account AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION ledger_account();--> statement-breakpoint
CREATE TRIGGER ledger_account_update BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION ledger_account();
--> statement-breakpoint
CREATE FUNCTION ledger_books() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  IF EXISTS (SELECT FROM public.journal_entries WHERE workspace_id = OLD.workspace_id AND business_id = OLD.business_id) THEN
    RAISE EXCEPTION 'the currency is fixed after the first entry' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_books BEFORE UPDATE ON books FOR EACH ROW EXECUTE FUNCTION ledger_books();
--> statement-breakpoint
-- A month is locked after the entries that are being written, and before the next one.
CREATE FUNCTION ledger_period() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
BEGIN
  PERFORM FROM public.books WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id FOR NO KEY UPDATE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_period BEFORE INSERT OR UPDATE ON periods FOR EACH ROW EXECUTE FUNCTION ledger_period();
--> statement-breakpoint
-- Deletes all books of a workspace: the only way to delete an entry. For the owner; docs/ledger.md says when.
CREATE FUNCTION erase_books(workspace integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('app.erase_books', workspace::text, true);
  DELETE FROM public.postings WHERE workspace_id = workspace;
  DELETE FROM public.journal_entries WHERE workspace_id = workspace;
  DELETE FROM public.account_days WHERE workspace_id = workspace;
  DELETE FROM public.account_balances WHERE workspace_id = workspace;
  DELETE FROM public.accounts WHERE workspace_id = workspace;
  DELETE FROM public.periods WHERE workspace_id = workspace;
  DELETE FROM public.books WHERE workspace_id = workspace;
  PERFORM set_config('app.erase_books', '', true);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION erase_books(integer) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION ledger_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.erase_books(OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_forget AFTER DELETE ON workspaces FOR EACH ROW EXECUTE FUNCTION ledger_forget();
