CREATE TABLE "direct_debit_occurrences" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"debit_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer,
	"nominal_on" date NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"due_on" date NOT NULL,
	"expected" bigint NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"amount" bigint,
	"collected_on" date,
	"entry_id" uuid,
	"is_unusual" boolean DEFAULT false NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"failed_on" date,
	"reversal_id" uuid,
	"fee" bigint DEFAULT 0 NOT NULL,
	"fee_entry_id" uuid,
	"answered_by" integer,
	"answered_by_name" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "direct_debit_occurrences_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "direct_debit_occurrences_once_key" UNIQUE("workspace_id","debit_id","nominal_on","attempt"),
	CONSTRAINT "direct_debit_occurrences_state_check" CHECK ("direct_debit_occurrences"."state" in ('due', 'collected', 'failed', 'skipped')),
	CONSTRAINT "direct_debit_occurrences_collected_check" CHECK (("direct_debit_occurrences"."entry_id" is null) = ("direct_debit_occurrences"."collected_on" is null) and ("direct_debit_occurrences"."entry_id" is null) = ("direct_debit_occurrences"."amount" is null)
        and ("direct_debit_occurrences"."state" <> 'collected' or "direct_debit_occurrences"."entry_id" is not null)),
	CONSTRAINT "direct_debit_occurrences_failed_check" CHECK (("direct_debit_occurrences"."state" = 'failed') = ("direct_debit_occurrences"."failed_on" is not null) and ("direct_debit_occurrences"."fee" > 0) = ("direct_debit_occurrences"."fee_entry_id" is not null)
        and ("direct_debit_occurrences"."reversal_id" is not null) = ("direct_debit_occurrences"."state" = 'failed' and "direct_debit_occurrences"."entry_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "direct_debit_occurrences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "direct_debits" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer,
	"creditor" text NOT NULL,
	"creditor_id" text DEFAULT '' NOT NULL,
	"mandate" text DEFAULT '' NOT NULL,
	"kind" text DEFAULT 'other' NOT NULL,
	"purpose" text DEFAULT 'expense' NOT NULL,
	"account" text,
	"vat_rate" integer,
	"bank_account_id" integer,
	"amount" bigint NOT NULL,
	"tolerance" bigint DEFAULT 0 NOT NULL,
	"rule" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"expected_from" date,
	"adjust" text DEFAULT 'following' NOT NULL,
	"calendar" text DEFAULT 'TARGET' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(creditor || ' ' || mandate)) STORED NOT NULL,
	"proposed_by" integer NOT NULL,
	"proposed_by_name" text NOT NULL,
	"proposed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"activated_by" integer,
	"activated_by_name" text,
	"activated_at" timestamp with time zone,
	CONSTRAINT "direct_debits_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "direct_debits_kind_check" CHECK ("direct_debits"."kind" in ('rent', 'energy', 'supplier', 'lottery', 'insurance', 'telecom', 'tax', 'other')),
	CONSTRAINT "direct_debits_purpose_check" CHECK ("direct_debits"."purpose" in ('expense', 'supplier')),
	CONSTRAINT "direct_debits_adjust_check" CHECK ("direct_debits"."adjust" in ('following', 'modifiedFollowing', 'preceding', 'none')),
	CONSTRAINT "direct_debits_calendar_check" CHECK ("direct_debits"."calendar" in ('TARGET', 'DE', 'FI', 'FR')),
	CONSTRAINT "direct_debits_state_check" CHECK ("direct_debits"."state" in ('proposed', 'active', 'paused', 'ended')),
	CONSTRAINT "direct_debits_amount_check" CHECK ("direct_debits"."amount" > 0 and "direct_debits"."tolerance" >= 0),
	CONSTRAINT "direct_debits_dates_check" CHECK ("direct_debits"."ends_on" is null or "direct_debits"."ends_on" >= "direct_debits"."starts_on"),
	CONSTRAINT "direct_debits_purpose_fields_check" CHECK ("direct_debits"."purpose" = 'expense' or ("direct_debits"."account" is null and "direct_debits"."vat_rate" is null))
);
--> statement-breakpoint
ALTER TABLE "direct_debits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "direct_debit_occurrences" ADD CONSTRAINT "direct_debit_occurrences_debit_fk" FOREIGN KEY ("workspace_id","debit_id") REFERENCES "public"."direct_debits"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "direct_debits" ADD CONSTRAINT "direct_debits_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "direct_debit_occurrences_due_idx" ON "direct_debit_occurrences" USING btree ("workspace_id","due_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_occurrences_expected_idx" ON "direct_debit_occurrences" USING btree ("workspace_id","expected","id");--> statement-breakpoint
CREATE INDEX "direct_debit_occurrences_state_idx" ON "direct_debit_occurrences" USING btree ("workspace_id","state","due_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_occurrences_business_idx" ON "direct_debit_occurrences" USING btree ("workspace_id","business_id","due_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_occurrences_shop_idx" ON "direct_debit_occurrences" USING btree ("workspace_id","shop_id","due_on","id");--> statement-breakpoint
CREATE INDEX "direct_debit_occurrences_unusual_idx" ON "direct_debit_occurrences" USING btree ("workspace_id","due_on","id") WHERE "direct_debit_occurrences"."is_unusual";--> statement-breakpoint
CREATE INDEX "direct_debits_business_idx" ON "direct_debits" USING btree ("workspace_id","business_id","id");--> statement-breakpoint
CREATE INDEX "direct_debits_creditor_idx" ON "direct_debits" USING btree ("workspace_id","search","id");--> statement-breakpoint
CREATE INDEX "direct_debits_search_idx" ON "direct_debits" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "direct_debits_amount_idx" ON "direct_debits" USING btree ("workspace_id","amount","id");--> statement-breakpoint
CREATE INDEX "direct_debits_shop_idx" ON "direct_debits" USING btree ("workspace_id","shop_id","id");--> statement-breakpoint
CREATE INDEX "direct_debits_state_idx" ON "direct_debits" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "direct_debit_occurrences" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "direct_debits" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));