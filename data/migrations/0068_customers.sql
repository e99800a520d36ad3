CREATE TABLE "party_balances" (
	"workspace_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"party" text NOT NULL,
	"customer_id" integer GENERATED ALWAYS AS (case when party ~ '^customer:[1-9][0-9]{0,8}$' then substr(party, 10)::integer end) STORED,
	"balance" bigint NOT NULL,
	CONSTRAINT "party_balances_workspace_id_account_id_party_pk" PRIMARY KEY("workspace_id","account_id","party")
);
--> statement-breakpoint
ALTER TABLE "party_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "vat_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "iou_limit" bigint;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "shop_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "is_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "party_balances" ADD CONSTRAINT "party_balances_account_fk" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "party_balances_customer_idx" ON "party_balances" USING btree ("workspace_id","customer_id");--> statement-breakpoint
CREATE INDEX "clients_merged_into_idx" ON "clients" USING btree ("workspace_id","merged_into") WHERE "clients"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "postings_party_idx" ON "postings" USING btree ("workspace_id","party","business_date","sequence") WHERE "postings"."party" is not null;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_iou_limit_exact" CHECK ("clients"."iou_limit" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_iou_limit_check" CHECK ("clients"."iou_limit" >= 0);--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_merged_into_check" CHECK ("clients"."merged_into" <> "clients"."id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "party_balances" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- Only postings with a party run it, so that others cost nothing.
CREATE FUNCTION ledger_party() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO public.party_balances AS b (workspace_id, account_id, party, balance)
    VALUES (NEW.workspace_id, NEW.account_id, NEW.party, NEW.amount)
    ON CONFLICT (workspace_id, account_id, party) DO UPDATE SET balance = b.balance + excluded.balance;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_party AFTER INSERT ON postings FOR EACH ROW WHEN (NEW.party IS NOT NULL) EXECUTE FUNCTION ledger_party();
--> statement-breakpoint
INSERT INTO party_balances (workspace_id, account_id, party, balance)
  SELECT workspace_id, account_id, party, sum(amount) FROM postings WHERE party IS NOT NULL GROUP BY 1, 2, 3;
