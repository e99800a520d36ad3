ALTER TABLE "offers" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "stopped_at" timestamp with time zone;