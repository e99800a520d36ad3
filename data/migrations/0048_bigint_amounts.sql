-- One statement per table, so that each is locked and rewritten once. A generated column keeps the columns that it is made of from
-- changing their type, so the balance is dropped and made again.
ALTER TABLE "metrics"
  ALTER COLUMN "value" SET DATA TYPE bigint,
  ADD CONSTRAINT "metrics_value_exact" CHECK ("metrics"."value" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "products"
  ALTER COLUMN "price" SET DATA TYPE bigint,
  ADD CONSTRAINT "products_price_exact" CHECK ("products"."price" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "coupons"
  ALTER COLUMN "value" SET DATA TYPE bigint,
  ALTER COLUMN "minimum" SET DATA TYPE bigint,
  ADD CONSTRAINT "coupons_value_exact" CHECK ("coupons"."value" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "coupons_minimum_exact" CHECK ("coupons"."minimum" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "invoice_lines"
  ALTER COLUMN "unit_price" SET DATA TYPE bigint,
  ALTER COLUMN "net_correction" SET DATA TYPE bigint,
  ALTER COLUMN "vat_correction" SET DATA TYPE bigint,
  ADD CONSTRAINT "invoice_lines_unit_price_exact" CHECK ("invoice_lines"."unit_price" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "invoice_lines_net_correction_exact" CHECK ("invoice_lines"."net_correction" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "invoice_lines_vat_correction_exact" CHECK ("invoice_lines"."vat_correction" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "invoices"
  DROP COLUMN "balance",
  ALTER COLUMN "total" SET DATA TYPE bigint,
  ALTER COLUMN "paid" SET DATA TYPE bigint,
  ALTER COLUMN "credited" SET DATA TYPE bigint,
  ADD COLUMN "balance" bigint NOT NULL GENERATED ALWAYS AS (total - paid - credited) STORED,
  ADD CONSTRAINT "invoices_total_exact" CHECK ("invoices"."total" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "invoices_paid_exact" CHECK ("invoices"."paid" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "invoices_credited_exact" CHECK ("invoices"."credited" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "invoices_balance_exact" CHECK ("invoices"."balance" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
CREATE INDEX "invoices_balance_idx" ON "invoices" USING btree ("workspace_id","balance","id");--> statement-breakpoint
ALTER TABLE "payment_changes"
  ALTER COLUMN "amount" SET DATA TYPE bigint,
  ADD CONSTRAINT "payment_changes_amount_exact" CHECK ("payment_changes"."amount" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "payments"
  ALTER COLUMN "amount" SET DATA TYPE bigint,
  ADD CONSTRAINT "payments_amount_exact" CHECK ("payments"."amount" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "order_lines"
  ALTER COLUMN "price" SET DATA TYPE bigint,
  ALTER COLUMN "total" SET DATA TYPE bigint,
  ADD CONSTRAINT "order_lines_price_exact" CHECK ("order_lines"."price" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "order_lines_total_exact" CHECK ("order_lines"."total" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "order_payments"
  ALTER COLUMN "amount" SET DATA TYPE bigint,
  ADD CONSTRAINT "order_payments_amount_exact" CHECK ("order_payments"."amount" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "orders"
  ALTER COLUMN "subtotal" SET DATA TYPE bigint,
  ALTER COLUMN "discount" SET DATA TYPE bigint,
  ALTER COLUMN "coupon_discount" SET DATA TYPE bigint,
  ALTER COLUMN "delivery" SET DATA TYPE bigint,
  ALTER COLUMN "total" SET DATA TYPE bigint,
  ADD CONSTRAINT "orders_subtotal_exact" CHECK ("orders"."subtotal" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "orders_discount_exact" CHECK ("orders"."discount" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "orders_coupon_discount_exact" CHECK ("orders"."coupon_discount" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "orders_delivery_exact" CHECK ("orders"."delivery" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "orders_total_exact" CHECK ("orders"."total" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "pricing_plans"
  ALTER COLUMN "monthly_price" SET DATA TYPE bigint,
  ALTER COLUMN "yearly_month_price" SET DATA TYPE bigint,
  ADD CONSTRAINT "pricing_plans_monthly_price_exact" CHECK ("pricing_plans"."monthly_price" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "pricing_plans_yearly_month_price_exact" CHECK ("pricing_plans"."yearly_month_price" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "safes"
  ADD CONSTRAINT "safes_insured_limit_exact" CHECK ("safes"."insured_limit" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "safes_change_fund_exact" CHECK ("safes"."change_fund" between -9007199254740991 and 9007199254740991);--> statement-breakpoint
ALTER TABLE "shops"
  ADD CONSTRAINT "shops_float_target_exact" CHECK ("shops"."float_target" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "shops_drop_threshold_exact" CHECK ("shops"."drop_threshold" between -9007199254740991 and 9007199254740991),
  ADD CONSTRAINT "shops_variance_tolerance_exact" CHECK ("shops"."variance_tolerance" between -9007199254740991 and 9007199254740991);
