CREATE TABLE "distinct_products" (
	"workspace_id" integer NOT NULL,
	"low_id" integer NOT NULL,
	"high_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_products_workspace_id_low_id_high_id_pk" PRIMARY KEY("workspace_id","low_id","high_id"),
	CONSTRAINT "distinct_products_order_check" CHECK ("distinct_products"."low_id" < "distinct_products"."high_id")
);
--> statement-breakpoint
ALTER TABLE "distinct_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_import_columns" (
	"workspace_id" integer NOT NULL,
	"heading" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "product_import_columns_workspace_id_heading_pk" PRIMARY KEY("workspace_id","heading")
);
--> statement-breakpoint
ALTER TABLE "product_import_columns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_import_rows" (
	"workspace_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"before" jsonb,
	"gtins" text[] NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "product_import_rows_workspace_id_import_id_product_id_pk" PRIMARY KEY("workspace_id","import_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "product_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_imports" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"file_name" text NOT NULL,
	"headings" jsonb NOT NULL,
	"rows" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"decimal" text NOT NULL,
	"new_state" text DEFAULT 'draft' NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"price_change" integer,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "product_imports_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "product_imports_state_check" CHECK ("product_imports"."state" in ('draft', 'taken', 'undone')),
	CONSTRAINT "product_imports_decimal_check" CHECK ("product_imports"."decimal" in ('comma', 'point')),
	CONSTRAINT "product_imports_new_state_check" CHECK ("product_imports"."new_state" in ('draft', 'active')),
	CONSTRAINT "product_imports_taken_check" CHECK (("product_imports"."state" = 'draft') = ("product_imports"."taken_at" is null))
);
--> statement-breakpoint
ALTER TABLE "product_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "distinct_products" ADD CONSTRAINT "distinct_products_workspace_id_low_id_products_workspace_id_id_fk" FOREIGN KEY ("workspace_id","low_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_products" ADD CONSTRAINT "distinct_products_workspace_id_high_id_products_workspace_id_id_fk" FOREIGN KEY ("workspace_id","high_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_columns" ADD CONSTRAINT "product_import_columns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_import_rows" ADD CONSTRAINT "product_import_rows_import_fk" FOREIGN KEY ("workspace_id","import_id") REFERENCES "public"."product_imports"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_imports" ADD CONSTRAINT "product_imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_products_high_idx" ON "distinct_products" USING btree ("workspace_id","high_id");--> statement-breakpoint
CREATE INDEX "product_imports_state_idx" ON "product_imports" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE INDEX "products_plain_sku_idx" ON "products" USING btree ("workspace_id",regexp_replace(lower("sku"), '[^a-z0-9]', '', 'g')) WHERE sku <> '';--> statement-breakpoint
CREATE INDEX "products_supplier_code_idx" ON "products" USING btree ("workspace_id",lower("supplier_code"),lower("supplier_name")) WHERE supplier_code <> '';--> statement-breakpoint
CREATE POLICY "same_workspace" ON "distinct_products" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "product_import_columns" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "product_import_rows" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "product_imports" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));