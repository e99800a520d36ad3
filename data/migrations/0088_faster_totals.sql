DROP INDEX "mails_starred_idx";--> statement-breakpoint
CREATE INDEX "invoices_listed_idx" ON "invoices" USING btree ("workspace_id","id") WHERE "invoices"."voided_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_listed_status_idx" ON "invoices" USING btree ("workspace_id","status","id","paid","credited","balance","due_date") WHERE "invoices"."voided_at" is null and "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE INDEX "mails_starred_idx" ON "mails" USING btree ("workspace_id","user_id","time","id","folder") WHERE "mails"."is_starred";