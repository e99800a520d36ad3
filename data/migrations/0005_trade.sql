CREATE TABLE "billing" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"swift_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"company_email" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(name || E'
' || company_email)) STORED NOT NULL,
	CONSTRAINT "clients_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cart_items" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"qty" integer DEFAULT 1 NOT NULL,
	"offers" integer NOT NULL,
	"discount_percentage" integer NOT NULL,
	CONSTRAINT "cart_items_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "cart_items_qty_check" CHECK ("cart_items"."qty" between 1 and 999),
	CONSTRAINT "cart_items_offers_check" CHECK ("cart_items"."offers" between 1 and 4),
	CONSTRAINT "cart_items_discount_check" CHECK ("cart_items"."discount_percentage" between 3 and 20)
);
--> statement-breakpoint
ALTER TABLE "cart_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_lines" (
	"workspace_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"image" text NOT NULL,
	"qty" integer NOT NULL,
	"price" integer NOT NULL,
	"discount_percentage" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "order_lines_workspace_id_order_id_product_id_pk" PRIMARY KEY("workspace_id","order_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"customer" text NOT NULL,
	"customer_email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payment" text NOT NULL,
	"address" jsonb NOT NULL,
	"items" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"delivery" integer NOT NULL,
	"total" integer NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(customer || E'
' || customer_email)) STORED NOT NULL,
	CONSTRAINT "orders_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending', 'finished', 'rejected')),
	CONSTRAINT "orders_payment_check" CHECK ("orders"."payment" in ('savedCard', 'card', 'netBanking', 'emi', 'cashOnDelivery', 'giftCard')),
	CONSTRAINT "orders_currency_check" CHECK ("orders"."currency" in ('USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'PLN', 'CZK', 'RON', 'BRL'))
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"price" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}'::text[] NOT NULL,
	"has_free_shipping" boolean DEFAULT false NOT NULL,
	"rating" integer DEFAULT 5 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"delivery_days" integer DEFAULT 4 NOT NULL,
	"color_options" text[] DEFAULT '{}'::text[] NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	CONSTRAINT "products_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "products_category_check" CHECK ("products"."category" in ('pens', 'notebooks', 'paper', 'cards', 'gifts', 'home')),
	CONSTRAINT "products_currency_check" CHECK ("products"."currency" in ('USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'PLN', 'CZK', 'RON', 'BRL')),
	CONSTRAINT "products_rating_check" CHECK ("products"."rating" between 1 and 5),
	CONSTRAINT "products_stock_check" CHECK ("products"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "wishlist_items_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "wishlist_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"position" integer NOT NULL,
	"item" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"vat_rate" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "invoice_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"number" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_id" integer NOT NULL,
	"issued_date" date NOT NULL,
	"due_date" date NOT NULL,
	"service" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"balance" integer GENERATED ALWAYS AS (total - paid) STORED NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"accepted_payment" text DEFAULT 'bankTransfer' NOT NULL,
	"shows_payment_terms" boolean DEFAULT true NOT NULL,
	"shows_note" boolean DEFAULT true NOT NULL,
	"shows_payment_stub" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "invoices_status_check" CHECK ("invoices"."status" in ('Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment')),
	CONSTRAINT "invoices_currency_check" CHECK ("invoices"."currency" in ('USD', 'EUR', 'GBP', 'SEK', 'NOK', 'DKK', 'CHF', 'PLN', 'CZK', 'RON', 'BRL')),
	CONSTRAINT "invoices_accepted_payment_check" CHECK ("invoices"."accepted_payment" in ('bankTransfer', 'card', 'cash', 'directDebit', 'paypal'))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"paid_date" date NOT NULL,
	"method" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('bankTransfer', 'card', 'cash', 'directDebit', 'paypal'))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing" ADD CONSTRAINT "billing_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_workspace_id_product_id_products_workspace_id_id_fk" FOREIGN KEY ("workspace_id","product_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_workspace_id_order_id_orders_workspace_id_id_fk" FOREIGN KEY ("workspace_id","order_id") REFERENCES "public"."orders"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_workspace_id_product_id_products_workspace_id_id_fk" FOREIGN KEY ("workspace_id","product_id") REFERENCES "public"."products"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_workspace_id_invoice_id_invoices_workspace_id_id_fk" FOREIGN KEY ("workspace_id","invoice_id") REFERENCES "public"."invoices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_workspace_id_client_id_clients_workspace_id_id_fk" FOREIGN KEY ("workspace_id","client_id") REFERENCES "public"."clients"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_workspace_id_invoice_id_invoices_workspace_id_id_fk" FOREIGN KEY ("workspace_id","invoice_id") REFERENCES "public"."invoices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_name_idx" ON "clients" USING btree ("workspace_id","name","id");--> statement-breakpoint
CREATE INDEX "clients_search_idx" ON "clients" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_product_key" ON "cart_items" USING btree ("workspace_id","user_id","product_id");--> statement-breakpoint
CREATE INDEX "order_lines_product_idx" ON "order_lines" USING btree ("workspace_id","product_id");--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("workspace_id","user_id","id");--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("workspace_id","status","id");--> statement-breakpoint
CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("workspace_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_search_idx" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_key" ON "products" USING btree ("workspace_id","slug");--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("workspace_id","price","id");--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("workspace_id","category","id");--> statement-breakpoint
CREATE INDEX "products_search_idx" ON "products" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_items_product_key" ON "wishlist_items" USING btree ("workspace_id","user_id","product_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice_idx" ON "invoice_lines" USING btree ("workspace_id","invoice_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices" USING btree ("workspace_id","number");--> statement-breakpoint
CREATE INDEX "invoices_client_idx" ON "invoices" USING btree ("workspace_id","client_id","id");--> statement-breakpoint
CREATE INDEX "invoices_status_idx" ON "invoices" USING btree ("workspace_id","status","due_date","id");--> statement-breakpoint
CREATE INDEX "invoices_issued_date_idx" ON "invoices" USING btree ("workspace_id","issued_date","id");--> statement-breakpoint
CREATE INDEX "invoices_due_date_idx" ON "invoices" USING btree ("workspace_id","due_date","id");--> statement-breakpoint
CREATE INDEX "invoices_total_idx" ON "invoices" USING btree ("workspace_id","total","id");--> statement-breakpoint
CREATE INDEX "invoices_balance_idx" ON "invoices" USING btree ("workspace_id","balance","id");--> statement-breakpoint
CREATE INDEX "payments_invoice_idx" ON "payments" USING btree ("workspace_id","invoice_id","id");--> statement-breakpoint
CREATE INDEX "payments_paid_date_idx" ON "payments" USING btree ("workspace_id","paid_date");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "billing" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "clients" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "cart_items" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "order_lines" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "orders" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "products" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "wishlist_items" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "invoice_lines" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "invoices" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "payments" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));