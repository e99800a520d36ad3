CREATE TABLE "stock_alerts" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"products" integer NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "stock_alerts_kind_check" CHECK ("stock_alerts"."kind" in ('negative', 'expired', 'low', 'uncounted', 'dead')),
	CONSTRAINT "stock_alerts_products_check" CHECK ("stock_alerts"."products" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_order_lines" (
	"workspace_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"supplier_code" text DEFAULT '' NOT NULL,
	"gtin" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"outer_quantity" integer DEFAULT 1 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_order_lines_workspace_id_order_id_line_pk" PRIMARY KEY("workspace_id","order_id","line"),
	CONSTRAINT "stock_order_lines_quantity_check" CHECK ("stock_order_lines"."quantity" > 0 and "stock_order_lines"."outer_quantity" > 0 and "stock_order_lines"."received" >= 0),
	CONSTRAINT "stock_order_lines_value_exact" CHECK ("stock_order_lines"."value" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "stock_order_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_orders" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"supplier" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_to" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone,
	"pieces" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(supplier || E'
' || note || E'
' || user_name)) STORED NOT NULL,
	CONSTRAINT "stock_orders_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "stock_orders_state_check" CHECK ("stock_orders"."state" in ('draft', 'sent', 'received', 'cancelled')),
	CONSTRAINT "stock_orders_value_exact" CHECK ("stock_orders"."value" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "stock_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_order_lines" ADD CONSTRAINT "stock_order_lines_order_fk" FOREIGN KEY ("workspace_id","order_id") REFERENCES "public"."stock_orders"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_orders" ADD CONSTRAINT "stock_orders_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_open_key" ON "stock_alerts" USING btree ("workspace_id","shop_id","kind") WHERE "stock_alerts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_alerts_opened_idx" ON "stock_alerts" USING btree ("workspace_id","opened_at","id");--> statement-breakpoint
CREATE INDEX "stock_order_lines_product_idx" ON "stock_order_lines" USING btree ("workspace_id","product_id","order_id");--> statement-breakpoint
CREATE INDEX "stock_orders_at_idx" ON "stock_orders" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "stock_orders_supplier_idx" ON "stock_orders" USING btree ("workspace_id","supplier","id");--> statement-breakpoint
CREATE INDEX "stock_orders_shop_idx" ON "stock_orders" USING btree ("workspace_id","shop_id","at","id");--> statement-breakpoint
CREATE INDEX "stock_orders_state_idx" ON "stock_orders" USING btree ("workspace_id","state","at","id");--> statement-breakpoint
CREATE INDEX "stock_orders_search_idx" ON "stock_orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_alerts" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_order_lines" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_orders" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- The pieces of a product that a shop has by expiry date, if those that expire first leave first. Pieces that came without a
-- date count as gone before all others.
CREATE FUNCTION stock_lots(workspace integer, shop integer, product integer, pieces integer)
RETURNS TABLE (expires_on date, quantity integer) LANGUAGE sql STABLE AS $$
  SELECT lot.expires_on, least(lot.quantity, pieces - lot.later)::integer FROM (
    SELECT came.expires_on, sum(came.quantity) AS quantity,
      coalesce(sum(sum(came.quantity)) OVER (ORDER BY came.expires_on DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS later
    FROM (
      SELECT s.expires_on, s.quantity FROM stock_lines s
        JOIN stock_documents d ON d.workspace_id = s.workspace_id AND d.id = s.document_id
        WHERE s.workspace_id = workspace AND s.product_id = product AND s.expires_on IS NOT NULL
          AND d.shop_id = shop AND d.kind = 'delivery' AND d.state = 'booked'
      UNION ALL
      SELECT s.expires_on, coalesce(s.received, s.quantity) FROM stock_lines s
        JOIN stock_documents d ON d.workspace_id = s.workspace_id AND d.id = s.document_id
        WHERE s.workspace_id = workspace AND s.product_id = product AND s.expires_on IS NOT NULL
          AND d.to_shop_id = shop AND d.kind = 'transfer' AND d.state = 'booked') came
    GROUP BY came.expires_on) lot
  WHERE lot.later < pieces AND lot.quantity > 0
$$;
--> statement-breakpoint
-- A movement continues its level, or is refused. Of the pieces on hand those that expire last are left; goods that another shop
-- sent bring their dates with them.
CREATE OR REPLACE FUNCTION stock_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE stock_levels SET
    on_hand = NEW.on_hand_after,
    value = NEW.value_after,
    sold_at = CASE WHEN NEW.kind = 'sale' THEN NEW.at ELSE sold_at END,
    counted_at = CASE WHEN NEW.kind = 'count' THEN NEW.at ELSE counted_at END,
    expires_on = (SELECT min(lot.expires_on) FROM stock_lots(NEW.workspace_id, NEW.shop_id, NEW.product_id, NEW.on_hand_after) lot)
  WHERE workspace_id = NEW.workspace_id AND shop_id = NEW.shop_id AND product_id = NEW.product_id
    AND on_hand + NEW.quantity = NEW.on_hand_after AND value + NEW.value = NEW.value_after;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the movement does not follow the last one of product % in shop %', NEW.product_id, NEW.shop_id;
  END IF;
  RETURN NEW;
END $$;
