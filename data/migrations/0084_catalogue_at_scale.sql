CREATE INDEX "products_reorder_idx" ON "products" USING btree ("workspace_id","id") WHERE reorder_point is not null;--> statement-breakpoint
CREATE INDEX "stock_documents_order_idx" ON "stock_documents" USING btree ("workspace_id","order_id") WHERE order_id is not null;--> statement-breakpoint
-- PostgreSQL has no statistics of partial indexes: it took one number for 0.5 % of all products, and a search read them all.
CREATE STATISTICS "products_sku_statistics" ON (lower("sku")) FROM "products";