CREATE TABLE "supplier_bill_events" (
	"workspace_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"entry_id" uuid,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_bill_events_workspace_id_bill_id_position_pk" PRIMARY KEY("workspace_id","bill_id","position"),
	CONSTRAINT "supplier_bill_events_kind_check" CHECK ("supplier_bill_events"."kind" in ('arrived', 'approved', 'paid', 'rejected', 'reversed'))
);
--> statement-breakpoint
ALTER TABLE "supplier_bill_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_bill_lines" (
	"workspace_id" integer NOT NULL,
	"bill_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"quantity" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"price" text NOT NULL,
	"net" bigint NOT NULL,
	"vat_category" text NOT NULL,
	"vat_rate" integer NOT NULL,
	"account_id" integer,
	CONSTRAINT "supplier_bill_lines_workspace_id_bill_id_position_pk" PRIMARY KEY("workspace_id","bill_id","position"),
	CONSTRAINT "supplier_bill_lines_net_exact" CHECK ("supplier_bill_lines"."net" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"state" text DEFAULT 'arrived' NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date,
	"net" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"rounding" bigint DEFAULT 0 NOT NULL,
	"prepaid" bigint DEFAULT 0 NOT NULL,
	"vat_rows" jsonb NOT NULL,
	"remittance" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"syntax" text NOT NULL,
	"file" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"arrived_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" uuid,
	"payment_entry_id" uuid,
	"paid_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(number || E'
' || note || E'
' || file_name)) STORED NOT NULL,
	CONSTRAINT "supplier_bills_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "supplier_bills_state_check" CHECK ("supplier_bills"."state" in ('arrived', 'approved', 'paid', 'rejected')),
	CONSTRAINT "supplier_bills_kind_check" CHECK ("supplier_bills"."kind" in ('invoice', 'credit-note')),
	CONSTRAINT "supplier_bills_syntax_check" CHECK ("supplier_bills"."syntax" in ('ubl', 'cii', 'pdf')),
	CONSTRAINT "supplier_bills_net_exact" CHECK ("supplier_bills"."net" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "supplier_bills_vat_exact" CHECK ("supplier_bills"."vat" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "supplier_bills_total_exact" CHECK ("supplier_bills"."total" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "supplier_bills_rounding_exact" CHECK ("supplier_bills"."rounding" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "supplier_bills_prepaid_exact" CHECK ("supplier_bills"."prepaid" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "supplier_bills_sum_check" CHECK ("supplier_bills"."net" + "supplier_bills"."vat" + "supplier_bills"."rounding" = "supplier_bills"."total"),
	CONSTRAINT "supplier_bills_entry_check" CHECK (("supplier_bills"."state" in ('approved', 'paid')) = ("supplier_bills"."entry_id" is not null)),
	CONSTRAINT "supplier_bills_paid_check" CHECK (("supplier_bills"."state" = 'paid') = ("supplier_bills"."paid_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "supplier_bills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suppliers" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(name || E'
' || vat_number || E'
' || company_number)) STORED NOT NULL,
	CONSTRAINT "suppliers_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "supplier_bill_events" ADD CONSTRAINT "supplier_bill_events_bill_fk" FOREIGN KEY ("workspace_id","bill_id") REFERENCES "public"."supplier_bills"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_bill_fk" FOREIGN KEY ("workspace_id","bill_id") REFERENCES "public"."supplier_bills"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bill_lines" ADD CONSTRAINT "supplier_bill_lines_account_fk" FOREIGN KEY ("workspace_id","account_id") REFERENCES "public"."accounts"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_bills" ADD CONSTRAINT "supplier_bills_supplier_fk" FOREIGN KEY ("workspace_id","supplier_id") REFERENCES "public"."suppliers"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_bills_once_key" ON "supplier_bills" USING btree ("workspace_id","supplier_id",lower("number"),"total","kind") WHERE "supplier_bills"."state" <> 'rejected';--> statement-breakpoint
CREATE INDEX "supplier_bills_arrived_idx" ON "supplier_bills" USING btree ("workspace_id","arrived_at","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_issued_idx" ON "supplier_bills" USING btree ("workspace_id","issued_on","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_due_idx" ON "supplier_bills" USING btree ("workspace_id","due_on","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_total_idx" ON "supplier_bills" USING btree ("workspace_id","total","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_number_idx" ON "supplier_bills" USING btree ("workspace_id","number","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_state_idx" ON "supplier_bills" USING btree ("workspace_id","state","arrived_at","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_business_idx" ON "supplier_bills" USING btree ("workspace_id","business_id","arrived_at","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_supplier_idx" ON "supplier_bills" USING btree ("workspace_id","supplier_id","arrived_at","id");--> statement-breakpoint
CREATE INDEX "supplier_bills_search_idx" ON "supplier_bills" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_vat_number_key" ON "suppliers" USING btree ("workspace_id","vat_number") WHERE "suppliers"."vat_number" <> '';--> statement-breakpoint
CREATE INDEX "suppliers_name_idx" ON "suppliers" USING btree ("workspace_id","name","id");--> statement-breakpoint
CREATE INDEX "suppliers_lower_name_idx" ON "suppliers" USING btree ("workspace_id",lower(name));--> statement-breakpoint
CREATE INDEX "suppliers_search_idx" ON "suppliers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "same_workspace" ON "supplier_bill_events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "supplier_bill_lines" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "supplier_bills" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "suppliers" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE FUNCTION supplier_bill_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.business_id, OLD.supplier_id, OLD.kind, OLD.number, OLD.issued_on, OLD.net, OLD.vat, OLD.total, OLD.rounding,
      OLD.prepaid, OLD.vat_rows, OLD.file, OLD.user_id)
    IS DISTINCT FROM (NEW.business_id, NEW.supplier_id, NEW.kind, NEW.number, NEW.issued_on, NEW.net, NEW.vat, NEW.total,
      NEW.rounding, NEW.prepaid, NEW.vat_rows, NEW.file, NEW.user_id) THEN
    RAISE EXCEPTION 'a bill says what its file says' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER supplier_bill_fixed BEFORE UPDATE ON supplier_bills FOR EACH ROW EXECUTE FUNCTION supplier_bill_fixed();--> statement-breakpoint
CREATE FUNCTION supplier_bill_line_fixed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.name, OLD.quantity, OLD.price, OLD.net, OLD.vat_category, OLD.vat_rate)
    IS DISTINCT FROM (NEW.name, NEW.quantity, NEW.price, NEW.net, NEW.vat_category, NEW.vat_rate) THEN
    RAISE EXCEPTION 'a bill says what its file says' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER supplier_bill_line_fixed BEFORE UPDATE ON supplier_bill_lines FOR EACH ROW EXECUTE FUNCTION supplier_bill_line_fixed();
