CREATE INDEX "bank_bags_business_idx" ON "bank_bags" USING btree ("workspace_id","business_id","prepared_at","id");--> statement-breakpoint
CREATE INDEX "counter_deposits_business_idx" ON "counter_deposits" USING btree ("workspace_id","business_id","deposited_at","id");--> statement-breakpoint
CREATE INDEX "drops_business_idx" ON "drops" USING btree ("workspace_id","business_id","dropped_at","id");--> statement-breakpoint
CREATE INDEX "drops_till_idx" ON "drops" USING btree ("workspace_id","till_id","dropped_at","id");--> statement-breakpoint
CREATE INDEX "till_sessions_business_idx" ON "till_sessions" USING btree ("workspace_id","business_id","business_date","id");