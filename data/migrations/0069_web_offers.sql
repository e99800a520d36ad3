CREATE TABLE "order_offers" (
	"workspace_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "order_offers_workspace_id_order_id_offer_id_pk" PRIMARY KEY("workspace_id","order_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "order_offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "business_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "is_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "most_uses" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "most_per_customer" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reductions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vat" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_offers" ADD CONSTRAINT "order_offers_workspace_id_order_id_orders_workspace_id_id_fk" FOREIGN KEY ("workspace_id","order_id") REFERENCES "public"."orders"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_offers_offer_idx" ON "order_offers" USING btree ("workspace_id","offer_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_code_key" ON "offers" USING btree ("workspace_id","code");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_uses_check" CHECK ("offers"."uses" >= 0 and ("offers"."most_uses" is null or "offers"."uses" <= "offers"."most_uses"));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_limits_check" CHECK ("offers"."most_uses" > 0 and "offers"."most_per_customer" > 0);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_coupon_check" CHECK ("offers"."business_id" is not null or "offers"."code" is not null);--> statement-breakpoint
CREATE POLICY "same_workspace" ON "order_offers" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));
--> statement-breakpoint
-- The code of an offer is a column now, and unique. Of equal codes, that of a coupon stays, then that of the oldest offer.
UPDATE "offers" AS o SET conditions = o.conditions - 'code', code = upper(o.conditions ->> 'code') || CASE WHEN
    EXISTS (SELECT 1 FROM "coupons" c WHERE c.workspace_id = o.workspace_id AND c.code = upper(o.conditions ->> 'code'))
    OR EXISTS (SELECT 1 FROM "offers" b WHERE b.workspace_id = o.workspace_id AND b.id < o.id
      AND upper(b.conditions ->> 'code') = upper(o.conditions ->> 'code')) THEN '-' || o.id ELSE '' END
  WHERE o.conditions ? 'code';--> statement-breakpoint
-- Coupons become offers on the total of the web shop's goods, with their code, time, uses and limits.
INSERT INTO "offers" (workspace_id, id, name, code, state, kind, reward, target, conditions, stacks, starts_at, ends_at,
    most_uses, most_per_customer, uses, is_offered)
  SELECT c.workspace_id, coalesce(k.last, 0) + row_number() OVER (PARTITION BY c.workspace_id ORDER BY c.id), c.code, c.code, 'active',
    CASE WHEN c.kind = 'freeDelivery' THEN 'free-delivery' ELSE 'threshold' END,
    CASE c.kind
      WHEN 'freeDelivery' THEN jsonb_build_object('kind', 'free-delivery', 'minimum', c.minimum)
      WHEN 'percent' THEN jsonb_build_object('kind', 'threshold', 'minimum', c.minimum, 'off', jsonb_build_object('rate', c.value * 100))
      ELSE jsonb_build_object('kind', 'threshold', 'minimum', c.minimum, 'off', jsonb_build_object('amount', c.value)) END,
    '{"products":[],"categories":[]}', '{"channels":["web"]}', true, c.starts_at, c.ends_at,
    c.most_uses, CASE WHEN c.once_per_person THEN 1 END, c.uses, c.is_offered
  FROM "coupons" c LEFT JOIN "counters" k ON k.workspace_id = c.workspace_id AND k.kind = 'offer';--> statement-breakpoint
INSERT INTO "counters" (workspace_id, kind, last) SELECT workspace_id, 'offer', max(id) FROM "offers" GROUP BY workspace_id
  ON CONFLICT (workspace_id, kind) DO UPDATE SET last = greatest(counters.last, excluded.last);--> statement-breakpoint
INSERT INTO "order_offers" (workspace_id, order_id, offer_id, name, times)
  SELECT o.workspace_id, o.id, f.id, f.name, 1 FROM "orders" o
  JOIN "offers" f ON f.workspace_id = o.workspace_id AND f.business_id IS NULL AND f.code = o.coupon_code;--> statement-breakpoint
ALTER TABLE "coupons" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP POLICY "same_workspace" ON "coupons" CASCADE;--> statement-breakpoint
DROP TABLE "coupons" CASCADE;
