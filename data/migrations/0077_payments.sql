CREATE TABLE "payment_batch_items" (
	"workspace_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"position" integer NOT NULL,
	"business_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer NOT NULL,
	"label" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"end_to_end" text NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"remittance" text DEFAULT '' NOT NULL,
	"mandate_id" integer,
	"mandate" text,
	"signed_on" date,
	"sequence" text,
	"entry_id" uuid,
	"settled_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_batch_items_workspace_id_batch_id_position_pk" PRIMARY KEY("workspace_id","batch_id","position"),
	CONSTRAINT "payment_batch_items_kind_check" CHECK ("payment_batch_items"."kind" in ('bill', 'refund', 'invoice')),
	CONSTRAINT "payment_batch_items_state_check" CHECK ("payment_batch_items"."state" in ('pending', 'settled', 'failed', 'cancelled')),
	CONSTRAINT "payment_batch_items_sequence_check" CHECK ("payment_batch_items"."sequence" in ('FRST', 'RCUR', 'OOFF')),
	CONSTRAINT "payment_batch_items_amount_exact" CHECK ("payment_batch_items"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "payment_batch_items_amount_check" CHECK ("payment_batch_items"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_batch_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_batches" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"bank_account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"message_id" text NOT NULL,
	"execution_on" date NOT NULL,
	"items" integer NOT NULL,
	"total" bigint NOT NULL,
	"file" text,
	"prepared_by" integer NOT NULL,
	"prepared_by_name" text NOT NULL,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL,
	"exported_by_name" text,
	"exported_at" timestamp with time zone,
	"answered_on" date,
	"answered_by_name" text,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payment_batches_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payment_batches_kind_check" CHECK ("payment_batches"."kind" in ('transfer', 'collection')),
	CONSTRAINT "payment_batches_state_check" CHECK ("payment_batches"."state" in ('prepared', 'exported', 'settled', 'failed', 'cancelled')),
	CONSTRAINT "payment_batches_total_exact" CHECK ("payment_batches"."total" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "payment_batches_total_check" CHECK ("payment_batches"."total" > 0 and "payment_batches"."items" > 0),
	CONSTRAINT "payment_batches_exported_check" CHECK (("payment_batches"."file" is null) = ("payment_batches"."exported_at" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sepa_creditors" (
	"workspace_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"creditor_id" text NOT NULL,
	CONSTRAINT "sepa_creditors_workspace_id_business_id_pk" PRIMARY KEY("workspace_id","business_id")
);
--> statement-breakpoint
ALTER TABLE "sepa_creditors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sepa_mandates" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"reference" text NOT NULL,
	"kind" text DEFAULT 'recurring' NOT NULL,
	"signed_on" date NOT NULL,
	"holder" text NOT NULL,
	"iban" text NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sepa_mandates_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "sepa_mandates_kind_check" CHECK ("sepa_mandates"."kind" in ('recurring', 'one-off')),
	CONSTRAINT "sepa_mandates_state_check" CHECK ("sepa_mandates"."state" in ('active', 'revoked'))
);
--> statement-breakpoint
ALTER TABLE "sepa_mandates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_payments" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer,
	"party_kind" text NOT NULL,
	"party_id" integer NOT NULL,
	"party_name" text NOT NULL,
	"amount" bigint NOT NULL,
	"allocated" bigint DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"till_id" integer,
	"bank_account_id" integer,
	"paid_on" date NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"entry_id" uuid NOT NULL,
	"reversed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_payments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "account_payments_party_kind_check" CHECK ("account_payments"."party_kind" in ('customer', 'supplier')),
	CONSTRAINT "account_payments_method_check" CHECK ("account_payments"."method" in ('bank', 'cash', 'card')),
	CONSTRAINT "account_payments_amount_exact" CHECK ("account_payments"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "account_payments_allocated_exact" CHECK ("account_payments"."allocated" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "account_payments_rest_check" CHECK ("account_payments"."amount" > 0 and "account_payments"."allocated" between 0 and "account_payments"."amount"),
	CONSTRAINT "account_payments_reversed_check" CHECK ("account_payments"."reversed_at" is null or "account_payments"."allocated" = 0)
);
--> statement-breakpoint
ALTER TABLE "account_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer,
	"target" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"allocated_on" date NOT NULL,
	"invoice_payment_id" integer,
	"entry_id" uuid,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_allocations_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payment_allocations_kind_check" CHECK ("payment_allocations"."kind" in ('invoice', 'iou', 'bill', 'refund')),
	CONSTRAINT "payment_allocations_amount_exact" CHECK ("payment_allocations"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "payment_allocations_amount_check" CHECK ("payment_allocations"."amount" > 0),
	CONSTRAINT "payment_allocations_target_check" CHECK (("payment_allocations"."kind" = 'refund') = ("payment_allocations"."target_id" is null)),
	CONSTRAINT "payment_allocations_ended_check" CHECK (("payment_allocations"."ended_at" is null) = ("payment_allocations"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "payment_allocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD COLUMN "allocated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_allocated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_batch_items" ADD CONSTRAINT "payment_batch_items_batch_fk" FOREIGN KEY ("workspace_id","batch_id") REFERENCES "public"."payment_batches"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_batches" ADD CONSTRAINT "payment_batches_account_fk" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."bank_accounts"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_creditors" ADD CONSTRAINT "sepa_creditors_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD CONSTRAINT "sepa_mandates_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sepa_mandates" ADD CONSTRAINT "sepa_mandates_customer_fk" FOREIGN KEY ("workspace_id","customer_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_payments" ADD CONSTRAINT "account_payments_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_fk" FOREIGN KEY ("workspace_id","payment_id") REFERENCES "public"."account_payments"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_batch_items_once_key" ON "payment_batch_items" USING btree ("workspace_id","kind","target_id") WHERE "payment_batch_items"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_batch_items_mandate_idx" ON "payment_batch_items" USING btree ("workspace_id","mandate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_batches_message_key" ON "payment_batches" USING btree ("workspace_id","message_id");--> statement-breakpoint
CREATE INDEX "payment_batches_execution_idx" ON "payment_batches" USING btree ("workspace_id","execution_on","id");--> statement-breakpoint
CREATE INDEX "payment_batches_total_idx" ON "payment_batches" USING btree ("workspace_id","total","id");--> statement-breakpoint
CREATE INDEX "payment_batches_business_idx" ON "payment_batches" USING btree ("workspace_id","business_id","execution_on","id");--> statement-breakpoint
CREATE INDEX "payment_batches_state_idx" ON "payment_batches" USING btree ("workspace_id","state","execution_on","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sepa_mandates_reference_key" ON "sepa_mandates" USING btree ("workspace_id","business_id",lower("reference"));--> statement-breakpoint
CREATE INDEX "sepa_mandates_customer_idx" ON "sepa_mandates" USING btree ("workspace_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "sepa_mandates_business_idx" ON "sepa_mandates" USING btree ("workspace_id","business_id","id");--> statement-breakpoint
CREATE INDEX "account_payments_paid_idx" ON "account_payments" USING btree ("workspace_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "account_payments_rest_idx" ON "account_payments" USING btree ("workspace_id",(amount - allocated),"id");--> statement-breakpoint
CREATE INDEX "account_payments_business_idx" ON "account_payments" USING btree ("workspace_id","business_id","paid_on","id");--> statement-breakpoint
CREATE INDEX "account_payments_party_idx" ON "account_payments" USING btree ("workspace_id","party_kind","party_id","id");--> statement-breakpoint
CREATE INDEX "account_payments_entry_idx" ON "account_payments" USING btree ("workspace_id","entry_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_payment_idx" ON "payment_allocations" USING btree ("workspace_id","payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_allocations_target_idx" ON "payment_allocations" USING btree ("workspace_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "journal_entries_kind_idx" ON "journal_entries" USING btree ("workspace_id","kind","business_date","sequence");--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_allocated_exact" CHECK ("supplier_bills"."allocated" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_allocated_check" CHECK ("supplier_bills"."allocated" between 0 and greatest("supplier_bills"."total" - "supplier_bills"."prepaid", 0));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "payment_batch_items" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "payment_batches" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "sepa_creditors" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "sepa_mandates" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "account_payments" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "payment_allocations" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));