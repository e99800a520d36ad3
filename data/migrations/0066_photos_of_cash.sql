ALTER TABLE "files" ADD COLUMN "is_restricted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Receipts are for those who may see the deposit, as from now on.
UPDATE "files" SET "is_restricted" = true FROM "counter_deposits" d
  WHERE d."workspace_id" = "files"."workspace_id" AND d."receipt" = '/api/files/' || "files"."id";--> statement-breakpoint
ALTER TABLE "bank_bags" ADD COLUMN "photo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "drops" ADD COLUMN "contents" jsonb;--> statement-breakpoint
CREATE INDEX "bank_bags_photo_idx" ON "bank_bags" USING btree ("workspace_id","photo") WHERE "bank_bags"."photo" <> '';--> statement-breakpoint
CREATE INDEX "bank_bags_credited_idx" ON "bank_bags" USING btree ("workspace_id","credited_on","id");--> statement-breakpoint
CREATE INDEX "counter_deposits_receipt_idx" ON "counter_deposits" USING btree ("workspace_id","receipt") WHERE "counter_deposits"."receipt" <> '';