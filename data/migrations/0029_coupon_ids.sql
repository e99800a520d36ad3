ALTER TABLE "coupons" ADD COLUMN "id" integer;--> statement-breakpoint
-- Existing coupons are numbered by code, and the next one follows.
UPDATE "coupons" SET "id" = numbered.id
FROM (SELECT workspace_id, code, row_number() OVER (PARTITION BY workspace_id ORDER BY code) AS id FROM "coupons") AS numbered
WHERE "coupons".workspace_id = numbered.workspace_id AND "coupons".code = numbered.code;--> statement-breakpoint
INSERT INTO "counters" ("workspace_id", "kind", "last") SELECT "workspace_id", 'coupon', max("id") FROM "coupons" GROUP BY "workspace_id";--> statement-breakpoint
ALTER TABLE "coupons" DROP CONSTRAINT "coupons_workspace_id_code_pk";--> statement-breakpoint
ALTER TABLE "coupons" ALTER COLUMN "id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_workspace_id_id_pk" PRIMARY KEY("workspace_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons" USING btree ("workspace_id","code");
