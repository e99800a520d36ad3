CREATE TABLE "stock_levels" (
	"workspace_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"expires_on" date,
	"sold_at" timestamp with time zone,
	"counted_at" timestamp with time zone,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_levels_workspace_id_shop_id_product_id_pk" PRIMARY KEY("workspace_id","shop_id","product_id"),
	CONSTRAINT "stock_levels_value_check" CHECK ("stock_levels"."value" >= 0 and ("stock_levels"."on_hand" > 0 or "stock_levels"."value" = 0)),
	CONSTRAINT "stock_levels_reserved_check" CHECK ("stock_levels"."reserved" >= 0),
	CONSTRAINT "stock_levels_value_exact" CHECK ("stock_levels"."value" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"value" bigint NOT NULL,
	"on_hand_after" integer NOT NULL,
	"value_after" bigint NOT NULL,
	"document_id" integer,
	"order_id" integer,
	"entry_id" uuid,
	"business_date" date NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	CONSTRAINT "stock_movements_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "stock_movements_kind_check" CHECK ("stock_movements"."kind" in ('receive', 'sale', 'return', 'waste', 'transfer', 'count', 'adjust')),
	CONSTRAINT "stock_movements_below_zero_check" CHECK ("stock_movements"."on_hand_after" >= 0 or "stock_movements"."quantity" >= 0 or "stock_movements"."kind" = 'sale'),
	CONSTRAINT "stock_movements_value_exact" CHECK ("stock_movements"."value" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "stock_movements_value_after_exact" CHECK ("stock_movements"."value_after" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"workspace_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_reservations_workspace_id_order_id_product_id_pk" PRIMARY KEY("workspace_id","order_id","product_id"),
	CONSTRAINT "stock_reservations_state_check" CHECK ("stock_reservations"."state" in ('open', 'shipped', 'released')),
	CONSTRAINT "stock_reservations_quantity_check" CHECK ("stock_reservations"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_reservations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_settings" (
	"workspace_id" integer NOT NULL,
	"web_shop_id" integer,
	"is_blind" boolean DEFAULT true NOT NULL,
	CONSTRAINT "stock_settings_workspace_id_pk" PRIMARY KEY("workspace_id")
);
--> statement-breakpoint
ALTER TABLE "stock_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_documents" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"business_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	"to_shop_id" integer,
	"supplier" text DEFAULT '' NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"freight" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"is_blind" boolean DEFAULT false NOT NULL,
	"recount_above" integer,
	"business_date" date NOT NULL,
	"entry_id" uuid,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_by" integer,
	"closed_by_name" text,
	"closed_at" timestamp with time zone,
	"closing_entry_id" uuid,
	"search" text GENERATED ALWAYS AS (fold_text(supplier || E'
' || number || E'
' || note || E'
' || user_name)) STORED NOT NULL,
	CONSTRAINT "stock_documents_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "stock_documents_kind_check" CHECK ("stock_documents"."kind" in ('delivery', 'transfer', 'waste', 'sale', 'stocktake')),
	CONSTRAINT "stock_documents_state_check" CHECK ("stock_documents"."state" in ('proposed', 'open', 'sent', 'booked', 'cancelled', 'reversed')),
	CONSTRAINT "stock_documents_transfer_check" CHECK (("stock_documents"."kind" = 'transfer') = ("stock_documents"."to_shop_id" is not null)),
	CONSTRAINT "stock_documents_way_check" CHECK ("stock_documents"."to_shop_id" <> "stock_documents"."shop_id"),
	CONSTRAINT "stock_documents_freight_exact" CHECK ("stock_documents"."freight" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "stock_documents_vat_exact" CHECK ("stock_documents"."vat" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "stock_documents_value_exact" CHECK ("stock_documents"."value" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "stock_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_lines" (
	"workspace_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"line" integer NOT NULL,
	"product_id" integer NOT NULL,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"vat_rate" integer,
	"vat" bigint DEFAULT 0 NOT NULL,
	"expires_on" date,
	"received" integer,
	"counted" integer,
	"first_count" integer,
	"expected" integer,
	"counted_at" timestamp with time zone,
	"counted_by" integer,
	"counted_by_name" text,
	CONSTRAINT "stock_lines_workspace_id_document_id_line_pk" PRIMARY KEY("workspace_id","document_id","line"),
	CONSTRAINT "stock_lines_quantity_check" CHECK ("stock_lines"."quantity" >= 0 and "stock_lines"."received" between 0 and "stock_lines"."quantity"),
	CONSTRAINT "stock_lines_counted_check" CHECK ("stock_lines"."counted" >= 0 and "stock_lines"."first_count" >= 0),
	CONSTRAINT "stock_lines_value_exact" CHECK ("stock_lines"."value" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "stock_lines_sold_exact" CHECK ("stock_lines"."sold" between -9007199254740991 and 9007199254740991),
	CONSTRAINT "stock_lines_vat_exact" CHECK ("stock_lines"."vat" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "stock_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_stocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_document_fk" FOREIGN KEY ("workspace_id","document_id") REFERENCES "public"."stock_documents"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_level_fk" FOREIGN KEY ("workspace_id","shop_id","product_id") REFERENCES "public"."stock_levels"("workspace_id","shop_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_settings" ADD CONSTRAINT "stock_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_settings" ADD CONSTRAINT "stock_settings_shop_fk" FOREIGN KEY ("workspace_id","web_shop_id") REFERENCES "public"."shops"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD CONSTRAINT "stock_documents_shop_fk" FOREIGN KEY ("workspace_id","business_id","shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_documents" ADD CONSTRAINT "stock_documents_to_shop_fk" FOREIGN KEY ("workspace_id","business_id","to_shop_id") REFERENCES "public"."shops"("workspace_id","business_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_lines" ADD CONSTRAINT "stock_lines_document_fk" FOREIGN KEY ("workspace_id","document_id") REFERENCES "public"."stock_documents"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_levels_product_idx" ON "stock_levels" USING btree ("workspace_id","product_id","shop_id");--> statement-breakpoint
CREATE INDEX "stock_levels_on_hand_idx" ON "stock_levels" USING btree ("workspace_id","on_hand","product_id");--> statement-breakpoint
CREATE INDEX "stock_levels_value_idx" ON "stock_levels" USING btree ("workspace_id","value","product_id");--> statement-breakpoint
CREATE INDEX "stock_levels_business_idx" ON "stock_levels" USING btree ("workspace_id","business_id");--> statement-breakpoint
CREATE INDEX "stock_levels_expires_idx" ON "stock_levels" USING btree ("workspace_id","expires_on") WHERE "stock_levels"."expires_on" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_level_idx" ON "stock_movements" USING btree ("workspace_id","shop_id","product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_product_idx" ON "stock_movements" USING btree ("workspace_id","product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_at_idx" ON "stock_movements" USING btree ("workspace_id","at","id");--> statement-breakpoint
CREATE INDEX "stock_movements_kind_idx" ON "stock_movements" USING btree ("workspace_id","kind","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_idx" ON "stock_movements" USING btree ("workspace_id","order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_document_idx" ON "stock_movements" USING btree ("workspace_id","document_id");--> statement-breakpoint
CREATE INDEX "stock_movements_business_idx" ON "stock_movements" USING btree ("workspace_id","business_id","business_date");--> statement-breakpoint
CREATE INDEX "stock_reservations_level_idx" ON "stock_reservations" USING btree ("workspace_id","shop_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_documents_delivery_key" ON "stock_documents" USING btree ("workspace_id","business_id",lower(supplier),lower(number)) WHERE kind = 'delivery' and number <> '' and state = 'booked';--> statement-breakpoint
CREATE INDEX "stock_documents_kind_idx" ON "stock_documents" USING btree ("workspace_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "stock_documents_date_idx" ON "stock_documents" USING btree ("workspace_id","kind","business_date","id");--> statement-breakpoint
CREATE INDEX "stock_documents_shop_idx" ON "stock_documents" USING btree ("workspace_id","shop_id","kind","at","id");--> statement-breakpoint
CREATE INDEX "stock_documents_to_shop_idx" ON "stock_documents" USING btree ("workspace_id","to_shop_id","kind","at") WHERE to_shop_id is not null;--> statement-breakpoint
CREATE INDEX "stock_documents_state_idx" ON "stock_documents" USING btree ("workspace_id","kind","state","at","id");--> statement-breakpoint
CREATE INDEX "stock_documents_search_idx" ON "stock_documents" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_lines_product_idx" ON "stock_lines" USING btree ("workspace_id","product_id","document_id");--> statement-breakpoint
CREATE INDEX "stock_lines_expires_idx" ON "stock_lines" USING btree ("workspace_id","product_id","expires_on") WHERE expires_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_lines_counted_key" ON "stock_lines" USING btree ("workspace_id","document_id","product_id") WHERE expected is not null;--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_levels" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_movements" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_reservations" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_settings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_documents" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "stock_lines" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));
--> statement-breakpoint
-- Locks the levels of products at a shop in the order of their ids, and makes those that are missing.
CREATE FUNCTION stock_lock(workspace integer, business integer, shop integer, products integer[])
RETURNS TABLE (product_id integer, on_hand integer, value bigint, reserved integer) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
#variable_conflict use_column
BEGIN
  IF nullif(current_setting('app.workspace_id', true), '')::int <> workspace THEN
    RAISE EXCEPTION 'the stock of another workspace' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO stock_levels (workspace_id, business_id, shop_id, product_id)
    SELECT workspace, business, shop, p FROM unnest(products) AS p ORDER BY p ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT l.product_id, l.on_hand, l.value, l.reserved FROM stock_levels l
    WHERE l.workspace_id = workspace AND l.shop_id = shop AND l.product_id = ANY (products) ORDER BY l.product_id FOR UPDATE;
END $$;
--> statement-breakpoint
-- A movement continues its level, or is refused. Of the pieces on hand those that expire last are left.
CREATE FUNCTION stock_move() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE stock_levels SET
    on_hand = NEW.on_hand_after,
    value = NEW.value_after,
    sold_at = CASE WHEN NEW.kind = 'sale' THEN NEW.at ELSE sold_at END,
    counted_at = CASE WHEN NEW.kind = 'count' THEN NEW.at ELSE counted_at END,
    expires_on = (
      SELECT min(lot.expires_on) FROM (
        SELECT s.expires_on, sum(s.quantity) OVER (ORDER BY s.expires_on DESC, s.document_id DESC, s.line DESC) - s.quantity AS later
        FROM stock_lines s JOIN stock_documents d ON d.workspace_id = s.workspace_id AND d.id = s.document_id
        WHERE s.workspace_id = NEW.workspace_id AND s.product_id = NEW.product_id AND s.expires_on IS NOT NULL
          AND d.shop_id = NEW.shop_id AND d.kind = 'delivery' AND d.state = 'booked') lot
      WHERE lot.later < NEW.on_hand_after)
  WHERE workspace_id = NEW.workspace_id AND shop_id = NEW.shop_id AND product_id = NEW.product_id
    AND on_hand + NEW.quantity = NEW.on_hand_after AND value + NEW.value = NEW.value_after;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the movement does not follow the last one of product % in shop %', NEW.product_id, NEW.shop_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_move BEFORE INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION stock_move();
--> statement-breakpoint
-- The journal is append-only. Its rows go only with their workspace.
CREATE FUNCTION stock_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND has_table_privilege('public.stock_movements', 'delete') THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% of % is refused: the journal of stock is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_refuse BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION stock_refuse();
--> statement-breakpoint
-- What web orders hold back. Nobody reserves what isn't there.
CREATE FUNCTION stock_reserve() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  change integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.order_id, NEW.product_id, NEW.shop_id, NEW.quantity) IS DISTINCT FROM (OLD.order_id, OLD.product_id, OLD.shop_id, OLD.quantity) THEN
    RAISE EXCEPTION 'only the state of a reservation may change' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.state = 'open' THEN change := NEW.quantity; END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'open' THEN change := change - OLD.quantity; END IF;
  UPDATE stock_levels SET reserved = reserved + change
  WHERE workspace_id = NEW.workspace_id AND shop_id = NEW.shop_id AND product_id = NEW.product_id
    AND (TG_OP = 'UPDATE' OR on_hand - reserved >= NEW.quantity);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'too few of product % to reserve', NEW.product_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_reserve BEFORE INSERT OR UPDATE ON stock_reservations FOR EACH ROW EXECUTE FUNCTION stock_reserve();
--> statement-breakpoint
CREATE FUNCTION stock_document_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state IN ('cancelled', 'reversed') OR (NEW.kind, NEW.business_id, NEW.shop_id, NEW.to_shop_id, NEW.business_date, NEW.user_id)
    IS DISTINCT FROM (OLD.kind, OLD.business_id, OLD.shop_id, OLD.to_shop_id, OLD.business_date, OLD.user_id)
    OR (OLD.entry_id IS NOT NULL AND NEW.entry_id IS DISTINCT FROM OLD.entry_id) THEN
    RAISE EXCEPTION 'document % is closed', OLD.id USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_document_keep BEFORE UPDATE ON stock_documents FOR EACH ROW EXECUTE FUNCTION stock_document_keep();
