CREATE TABLE "bank_matches" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text DEFAULT '' NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" integer,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	"has_posted" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"payee" text DEFAULT '' NOT NULL,
	"rule_id" integer,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"reversal_id" uuid,
	CONSTRAINT "bank_matches_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_matches_kind_check" CHECK ("bank_matches"."kind" in ('entry', 'bag', 'card-settlement', 'account', 'invoice', 'iou', 'bill', 'order')),
	CONSTRAINT "bank_matches_amount_exact" CHECK ("bank_matches"."amount" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "bank_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_rules" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"pattern_kind" text NOT NULL,
	"pattern" text NOT NULL,
	"direction" text DEFAULT 'any' NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_rules_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_rules_state_check" CHECK ("bank_rules"."state" in ('active', 'archived')),
	CONSTRAINT "bank_rules_pattern_check" CHECK ("bank_rules"."pattern_kind" in ('iban', 'text')),
	CONSTRAINT "bank_rules_direction_check" CHECK ("bank_rules"."direction" in ('in', 'out', 'any')),
	CONSTRAINT "bank_rules_kind_check" CHECK ("bank_rules"."kind" in ('account', 'card-settlement'))
);
--> statement-breakpoint
ALTER TABLE "bank_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_csv_mappings" (
	"workspace_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_csv_mappings_workspace_id_bank_account_id_pk" PRIMARY KEY("workspace_id","bank_account_id")
);
--> statement-breakpoint
ALTER TABLE "bank_csv_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_line_details" (
	"workspace_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"end_to_end" text DEFAULT '' NOT NULL,
	"creditor_ref" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_line_details_workspace_id_line_id_position_pk" PRIMARY KEY("workspace_id","line_id","position"),
	CONSTRAINT "bank_line_details_amount_exact" CHECK ("bank_line_details"."amount" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "bank_line_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"matched" bigint DEFAULT 0 NOT NULL,
	"charges" bigint DEFAULT 0 NOT NULL,
	"booked_on" date NOT NULL,
	"value_on" date,
	"name" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"end_to_end" text DEFAULT '' NOT NULL,
	"creditor_ref" text DEFAULT '' NOT NULL,
	"bank_ref" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"details" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bank_lines_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_lines_amount_exact" CHECK ("bank_lines"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "bank_lines_matched_exact" CHECK ("bank_lines"."matched" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "bank_lines_charges_exact" CHECK ("bank_lines"."charges" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "bank_lines_amount_check" CHECK ("bank_lines"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"format" text NOT NULL,
	"statement_id" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"opening" bigint NOT NULL,
	"closing" bigint NOT NULL,
	"lines" integer NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statements_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_statements_format_check" CHECK ("bank_statements"."format" in ('camt.053.001.02', 'camt.053.001.08', 'csv')),
	CONSTRAINT "bank_statements_days_check" CHECK ("bank_statements"."from_day" <= "bank_statements"."to_day"),
	CONSTRAINT "bank_statements_opening_exact" CHECK ("bank_statements"."opening" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "bank_statements_closing_exact" CHECK ("bank_statements"."closing" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_bag_events" DROP CONSTRAINT "bank_bag_events_kind_check";--> statement-breakpoint
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_line_fk" FOREIGN KEY ("workspace_id","line_id") REFERENCES "public"."bank_lines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_rules" ADD CONSTRAINT "bank_rules_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_csv_mappings" ADD CONSTRAINT "bank_csv_mappings_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line_details" ADD CONSTRAINT "bank_line_details_line_fk" FOREIGN KEY ("workspace_id","line_id") REFERENCES "public"."bank_lines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_fk" FOREIGN KEY ("workspace_id","statement_id") REFERENCES "public"."bank_statements"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_matches_line_idx" ON "bank_matches" USING btree ("workspace_id","line_id","id");--> statement-breakpoint
CREATE INDEX "bank_matches_entry_idx" ON "bank_matches" USING btree ("workspace_id","business_id","entry_id");--> statement-breakpoint
CREATE INDEX "bank_matches_payee_idx" ON "bank_matches" USING btree ("workspace_id","business_id","payee") WHERE "bank_matches"."kind" = 'account';--> statement-breakpoint
CREATE INDEX "bank_rules_created_idx" ON "bank_rules" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bank_rules_business_idx" ON "bank_rules" USING btree ("workspace_id","business_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_position_key" ON "bank_lines" USING btree ("workspace_id","statement_id","position");--> statement-breakpoint
CREATE INDEX "bank_lines_booked_idx" ON "bank_lines" USING btree ("workspace_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_amount_idx" ON "bank_lines" USING btree ("workspace_id","amount","id");--> statement-breakpoint
CREATE INDEX "bank_lines_business_idx" ON "bank_lines" USING btree ("workspace_id","business_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_account_idx" ON "bank_lines" USING btree ("workspace_id","bank_account_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_open_idx" ON "bank_lines" USING btree ("workspace_id","business_id","booked_on","id") WHERE "bank_lines"."matched" <> "bank_lines"."amount";--> statement-breakpoint
CREATE INDEX "bank_lines_iban_idx" ON "bank_lines" USING btree ("workspace_id","business_id","iban") WHERE "bank_lines"."iban" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_same_key" ON "bank_statements" USING btree ("workspace_id","bank_account_id","statement_id","opening","closing");--> statement-breakpoint
CREATE INDEX "bank_statements_to_idx" ON "bank_statements" USING btree ("workspace_id","to_day","id");--> statement-breakpoint
CREATE INDEX "bank_statements_account_idx" ON "bank_statements" USING btree ("workspace_id","bank_account_id","to_day","id");--> statement-breakpoint
CREATE INDEX "bank_statements_business_idx" ON "bank_statements" USING btree ("workspace_id","business_id","to_day","id");--> statement-breakpoint
ALTER TABLE "bank_bag_events" ADD CONSTRAINT "bank_bag_events_kind_check" CHECK ("bank_bag_events"."kind" in ('prepared', 'sealed', 'dispatched', 'credited', 'uncredited', 'resolved', 'returned'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_matches" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_rules" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_csv_mappings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_line_details" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_lines" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_statements" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- Lines stay as the bank sent them. What of them is matched is the sum of the matches that hold; only these triggers write it.
CREATE FUNCTION bank_lines_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'matched' IS DISTINCT FROM to_jsonb(OLD) - 'matched' THEN
    RAISE EXCEPTION 'a line of a bank statement never changes' USING ERRCODE = 'check_violation', TABLE = 'bank_lines';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_lines_guard BEFORE UPDATE ON bank_lines FOR EACH ROW EXECUTE FUNCTION bank_lines_guard();
--> statement-breakpoint
CREATE FUNCTION bank_statements_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a bank statement never changes' USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_statements_guard BEFORE UPDATE ON bank_statements FOR EACH ROW EXECUTE FUNCTION bank_statements_guard();
--> statement-breakpoint
CREATE TRIGGER bank_line_details_guard BEFORE UPDATE ON bank_line_details FOR EACH ROW EXECUTE FUNCTION bank_statements_guard();
--> statement-breakpoint
-- A match can only end, once.
CREATE FUNCTION bank_matches_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL OR to_jsonb(NEW) - 'ended_at' - 'reversal_id' IS DISTINCT FROM to_jsonb(OLD) - 'ended_at' - 'reversal_id' THEN
    RAISE EXCEPTION 'a match can only end' USING ERRCODE = 'check_violation', TABLE = 'bank_matches';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_matches_guard BEFORE UPDATE ON bank_matches FOR EACH ROW EXECUTE FUNCTION bank_matches_guard();
--> statement-breakpoint
CREATE FUNCTION bank_matches_sum() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.bank_lines l SET matched = coalesce((SELECT sum(m.amount) FROM public.bank_matches m
      WHERE m.workspace_id = l.workspace_id AND m.line_id = l.id AND m.ended_at IS NULL), 0)
    WHERE l.workspace_id = NEW.workspace_id AND l.id = NEW.line_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_matches_sum AFTER INSERT OR UPDATE ON bank_matches FOR EACH ROW EXECUTE FUNCTION bank_matches_sum();
--> statement-breakpoint
-- A line whose entry is reversed is open again, whoever reversed it and where.
CREATE FUNCTION bank_matches_reversed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE public.bank_matches SET ended_at = NEW.recorded_at, reversal_id = NEW.id
    WHERE workspace_id = NEW.workspace_id AND business_id = NEW.business_id AND entry_id = NEW.reverses AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bank_matches_reversed AFTER INSERT ON journal_entries FOR EACH ROW WHEN (NEW.reverses IS NOT NULL)
  EXECUTE FUNCTION bank_matches_reversed();
