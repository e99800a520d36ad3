CREATE TABLE "coupons" (
	"workspace_id" integer NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"once_per_person" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupons_workspace_id_code_pk" PRIMARY KEY("workspace_id","code"),
	CONSTRAINT "coupons_kind_check" CHECK ("coupons"."kind" in ('percent', 'amount', 'freeDelivery')),
	CONSTRAINT "coupons_value_check" CHECK ("coupons"."value" >= 0 and ("coupons"."kind" <> 'percent' or "coupons"."value" between 1 and 100)),
	CONSTRAINT "coupons_uses_check" CHECK ("coupons"."uses" >= 0 and ("coupons"."most_uses" is null or "coupons"."uses" <= "coupons"."most_uses"))
);
--> statement-breakpoint
ALTER TABLE "coupons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_events" (
	"workspace_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"nr" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_events_workspace_id_order_id_nr_pk" PRIMARY KEY("workspace_id","order_id","nr"),
	CONSTRAINT "order_events_status_check" CHECK ("order_events"."status" in ('placed', 'paid', 'shipped', 'delivered', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shoppers" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"address" jsonb,
	"card" jsonb,
	"coupon_code" text DEFAULT '' NOT NULL,
	CONSTRAINT "shoppers_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "shoppers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_check";--> statement-breakpoint
UPDATE "orders" SET "status" = case "status" when 'finished' then 'delivered' when 'rejected' then 'cancelled' else 'placed' end;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "status" SET DEFAULT 'placed';--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "payment_label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "charged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instalments" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_workspace_id_order_id_orders_workspace_id_id_fk" FOREIGN KEY ("workspace_id","order_id") REFERENCES "public"."orders"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("workspace_id","total","id");--> statement-breakpoint
CREATE INDEX "products_brand_idx" ON "products" USING btree ("workspace_id","brand","id");--> statement-breakpoint
CREATE INDEX "products_rating_idx" ON "products" USING btree ("workspace_id","rating","id");--> statement-breakpoint
CREATE INDEX "products_free_shipping_idx" ON "products" USING btree ("workspace_id","id") WHERE has_free_shipping;--> statement-breakpoint
CREATE INDEX "products_name_idx" ON "products" USING btree ("workspace_id","search","id");--> statement-breakpoint
CREATE INDEX "products_stock_idx" ON "products" USING btree ("workspace_id","stock","id");--> statement-breakpoint
CREATE INDEX "products_facets_idx" ON "products" USING btree ("workspace_id","category","brand","rating","has_free_shipping","price");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_color_check" CHECK ("cart_items"."color" in ('primary', 'success', 'warning', 'danger', 'info'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_color_check" CHECK ("order_lines"."color" in ('primary', 'success', 'warning', 'danger', 'info'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_check" CHECK ("orders"."total" >= 0 and "orders"."total" = subtotal - discount - coupon_discount + delivery);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('placed', 'paid', 'shipped', 'delivered', 'cancelled'));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "coupons" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "order_events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "shoppers" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));