DROP INDEX "products_category_id_idx";--> statement-breakpoint
CREATE INDEX "products_category_id_idx" ON "products" USING btree ("workspace_id","category_id","state");