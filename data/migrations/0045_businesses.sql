CREATE TABLE "bank_accounts" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"iban" text NOT NULL,
	"bic" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_accounts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "bank_accounts_state_check" CHECK ("bank_accounts"."state" in ('active', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "businesses" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"legal_name" text NOT NULL,
	"trading_name" text NOT NULL,
	"kind" text DEFAULT 'company' NOT NULL,
	"company_number" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"vat_scheme" text DEFAULT 'accrual' NOT NULL,
	"vat_period" text DEFAULT 'month' NOT NULL,
	"currency" char(3) NOT NULL,
	"country" char(2) NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"year_end_month" integer DEFAULT 12 NOT NULL,
	"invoice_prefix" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(trading_name || E'
' || legal_name || E'
' || company_number || E'
' || vat_number)) STORED NOT NULL,
	CONSTRAINT "businesses_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "businesses_state_check" CHECK ("businesses"."state" in ('draft', 'active', 'dormant', 'archived')),
	CONSTRAINT "businesses_kind_check" CHECK ("businesses"."kind" in ('soleTrader', 'partnership', 'company', 'association', 'other')),
	CONSTRAINT "businesses_vat_scheme_check" CHECK ("businesses"."vat_scheme" in ('accrual', 'cash', 'exempt')),
	CONSTRAINT "businesses_vat_period_check" CHECK ("businesses"."vat_period" in ('month', 'quarter', 'year')),
	CONSTRAINT "businesses_year_end_check" CHECK ("businesses"."year_end_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "businesses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "safes" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_id" integer NOT NULL,
	"insured_limit" bigint,
	"change_fund" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "safes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "safes_state_check" CHECK ("safes"."state" in ('active', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "safes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shops" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"street" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"time_zone" text DEFAULT 'Europe/Helsinki' NOT NULL,
	"cut_off_hour" integer DEFAULT 4 NOT NULL,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"float_target" bigint DEFAULT 0 NOT NULL,
	"drop_threshold" bigint,
	"variance_tolerance" bigint DEFAULT 0 NOT NULL,
	"blind_count" boolean DEFAULT true NOT NULL,
	"cash_rounding" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shops_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "shops_business_shop_key" UNIQUE("workspace_id","business_id","id"),
	CONSTRAINT "shops_state_check" CHECK ("shops"."state" in ('draft', 'active', 'dormant', 'archived')),
	CONSTRAINT "shops_cut_off_check" CHECK ("shops"."cut_off_hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "shops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tills" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shop_id" integer NOT NULL,
	CONSTRAINT "tills_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "tills_state_check" CHECK ("tills"."state" in ('active', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "tills" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_grant_shops" (
	"workspace_id" integer NOT NULL,
	"grant_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	CONSTRAINT "staff_grant_shops_workspace_id_grant_id_shop_id_pk" PRIMARY KEY("workspace_id","grant_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "staff_grant_shops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "staff_grants" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"person_name" text NOT NULL,
	"role" text NOT NULL,
	"all_shops" boolean NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"made_by" integer NOT NULL,
	"made_by_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_grants_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "staff_grants_role_check" CHECK ("staff_grants"."role" in ('owner', 'manager', 'supervisor', 'cashier', 'stockClerk', 'bookkeeper', 'auditor')),
	CONSTRAINT "staff_grants_end_check" CHECK ("staff_grants"."ends_at" is null or "staff_grants"."ends_at" >= "staff_grants"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "staff_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safes" ADD CONSTRAINT "safes_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tills" ADD CONSTRAINT "tills_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_shops" ADD CONSTRAINT "staff_grant_shops_grant_fk" FOREIGN KEY ("workspace_id","grant_id") REFERENCES "public"."staff_grants"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grant_shops" ADD CONSTRAINT "staff_grant_shops_shop_fk" FOREIGN KEY ("workspace_id","shop_id") REFERENCES "public"."shops"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_grants" ADD CONSTRAINT "staff_grants_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_iban_key" ON "bank_accounts" USING btree ("workspace_id","business_id","iban");--> statement-breakpoint
CREATE INDEX "businesses_name_idx" ON "businesses" USING btree ("workspace_id","trading_name","id");--> statement-breakpoint
CREATE INDEX "businesses_state_idx" ON "businesses" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE INDEX "businesses_created_idx" ON "businesses" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_search_idx" ON "businesses" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "safes_shop_key" ON "safes" USING btree ("workspace_id","shop_id") WHERE "safes"."state" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "shops_code_key" ON "shops" USING btree ("workspace_id","business_id",lower("code"));--> statement-breakpoint
CREATE INDEX "shops_name_idx" ON "shops" USING btree ("workspace_id","name","id");--> statement-breakpoint
CREATE INDEX "shops_state_idx" ON "shops" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tills_name_key" ON "tills" USING btree ("workspace_id","shop_id",lower("name"));--> statement-breakpoint
CREATE INDEX "staff_grants_user_idx" ON "staff_grants" USING btree ("workspace_id","user_id","id");--> statement-breakpoint
CREATE INDEX "staff_grants_business_idx" ON "staff_grants" USING btree ("workspace_id","business_id","id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "businesses" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "safes" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "shops" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "tills" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "staff_grant_shops" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "staff_grants" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));