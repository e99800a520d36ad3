CREATE TABLE "categories" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"parent_id" integer,
	"is_top" boolean GENERATED ALWAYS AS ((parent_id is null)) STORED NOT NULL,
	"parent_is_top" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"department" text,
	"vat_rates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"margin_bps" integer,
	"age_limit" integer,
	"is_returnable" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	CONSTRAINT "categories_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "categories_level_key" UNIQUE("workspace_id","id","is_top"),
	CONSTRAINT "categories_state_check" CHECK ("categories"."state" in ('active', 'archived')),
	CONSTRAINT "categories_department_check" CHECK ("categories"."department" in ('pens', 'notebooks', 'paper', 'cards', 'gifts', 'home')),
	CONSTRAINT "categories_top_check" CHECK ("categories"."parent_is_top" and ("categories"."department" is null or "categories"."parent_id" is null)),
	CONSTRAINT "categories_margin_check" CHECK ("categories"."margin_bps" between 0 and 10000),
	CONSTRAINT "categories_age_check" CHECK ("categories"."age_limit" between 0 and 99)
);
--> statement-breakpoint
ALTER TABLE "categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_gtins" (
	"workspace_id" integer NOT NULL,
	"gtin" text NOT NULL,
	"product_id" integer NOT NULL,
	"written" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "product_gtins_workspace_id_gtin_pk" PRIMARY KEY("workspace_id","gtin"),
	CONSTRAINT "product_gtins_gtin_check" CHECK ("product_gtins"."gtin" ~ '^[0-9]{14}$' and lpad("product_gtins"."written", 14, '0') = "product_gtins"."gtin"),
	CONSTRAINT "product_gtins_quantity_check" CHECK ("product_gtins"."quantity" between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "product_gtins" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_prices" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"shop_id" integer,
	"amount" bigint,
	"currency" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_prices_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "product_prices_amount_exact" CHECK ("product_prices"."amount" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "product_prices_amount_check" CHECK ("product_prices"."amount" >= 0 or ("product_prices"."amount" is null and "product_prices"."shop_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "product_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "products_facets_idx";--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "content_unit" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "supplier_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reorder_point" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_last" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_average" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_rates" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "age_limit" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_returnable" boolean;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_fk" FOREIGN KEY ("workspace_id","parent_id","parent_is_top") REFERENCES "public"."categories"("workspace_id","id","is_top") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_gtins" ADD CONSTRAINT "product_gtins_workspace_id_product_id_products_workspace_id_id_fk" FOREIGN KEY ("workspace_id","product_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_workspace_id_product_id_products_workspace_id_id_fk" FOREIGN KEY ("workspace_id","product_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_shop_fk" FOREIGN KEY ("workspace_id","shop_id") REFERENCES "public"."shops"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_key" ON "categories" USING btree ("workspace_id",coalesce(parent_id, 0),"search");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_department_key" ON "categories" USING btree ("workspace_id","department") WHERE department is not null;--> statement-breakpoint
CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("workspace_id","parent_id","position","id");--> statement-breakpoint
CREATE INDEX "categories_search_idx" ON "categories" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_gtins_product_idx" ON "product_gtins" USING btree ("workspace_id","product_id","gtin");--> statement-breakpoint
CREATE INDEX "product_prices_current_idx" ON "product_prices" USING btree ("workspace_id","product_id","shop_id","valid_from","id");--> statement-breakpoint
CREATE INDEX "product_prices_shop_idx" ON "product_prices" USING btree ("workspace_id","shop_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_fk" FOREIGN KEY ("workspace_id","category_id") REFERENCES "public"."categories"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_category_id_idx" ON "products" USING btree ("workspace_id","category_id","id");--> statement-breakpoint
CREATE INDEX "products_state_idx" ON "products" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_key" ON "products" USING btree ("workspace_id",lower("sku")) WHERE sku <> '';--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("workspace_id","category","brand","rating","has_free_shipping","price","state");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_state_check" CHECK ("products"."state" in ('draft', 'active', 'delisted', 'archived'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content_unit_check" CHECK ("products"."content_unit" in ('g', 'ml', 'cm', 'piece'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_content_check" CHECK (("products"."content" is null) = ("products"."content_unit" is null) and "products"."content" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_reorder_check" CHECK ("products"."reorder_point" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_age_check" CHECK ("products"."age_limit" between 0 and 99);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cost_last_exact" CHECK ("products"."cost_last" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cost_average_exact" CHECK ("products"."cost_average" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
CREATE POLICY "same_workspace" ON "categories" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "product_gtins" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "product_prices" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- The departments of the web shop that have products become categories, in the order of the web shop.
INSERT INTO categories (workspace_id, id, name, position, department)
SELECT used.workspace_id, next_id(used.workspace_id, 'category'), used.name, used.position, used.department
FROM (
  SELECT DISTINCT workspace_id, known.department, known.name, known.position
  FROM products JOIN (VALUES ('pens', 'Pens & ink', 1), ('notebooks', 'Notebooks', 2), ('paper', 'Paper', 3),
    ('cards', 'Cards', 4), ('gifts', 'Gifts', 5), ('home', 'Home', 6)) AS known (department, name, position)
    ON known.department = products.category
  ORDER BY workspace_id, position
) AS used;
--> statement-breakpoint
UPDATE products SET category_id = categories.id FROM categories
WHERE categories.workspace_id = products.workspace_id AND categories.department = products.category;
--> statement-breakpoint
-- Their prices begin the history.
INSERT INTO product_prices (workspace_id, id, product_id, amount, currency, valid_from, user_id, user_name)
SELECT workspace_id, next_id(workspace_id, 'product-price'), id, price, currency, now(), 0, '' FROM products ORDER BY workspace_id, id;
--> statement-breakpoint
-- Products that were just deleted can still be restored.
UPDATE removed_rows SET row = row || '{"state": "active", "sku": "", "supplier_name": "", "supplier_code": "", "vat_rates": {}}'
WHERE part = 'products';
