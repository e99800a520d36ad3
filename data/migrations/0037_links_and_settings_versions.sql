ALTER TABLE "account_settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "is_mailed" boolean DEFAULT true NOT NULL;