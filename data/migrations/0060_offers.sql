CREATE TABLE "offers" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"kind" text NOT NULL,
	"reward" jsonb NOT NULL,
	"target" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"priority" integer DEFAULT 0 NOT NULL,
	"stacks" boolean DEFAULT false NOT NULL,
	"most" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (fold_text(name)) STORED NOT NULL,
	CONSTRAINT "offers_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "offers_state_check" CHECK ("offers"."state" in ('draft', 'active', 'paused', 'archived')),
	CONSTRAINT "offers_kind_check" CHECK ("offers"."kind" in ('percent', 'amount', 'fixed-price', 'n-for', 'buy-get', 'bundle', 'threshold', 'free-delivery')),
	CONSTRAINT "offers_days_check" CHECK ("offers"."starts_on" is null or "offers"."ends_on" is null or "offers"."starts_on" <= "offers"."ends_on")
);
--> statement-breakpoint
ALTER TABLE "offers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_business_fk" FOREIGN KEY ("workspace_id","business_id") REFERENCES "public"."businesses"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_business_idx" ON "offers" USING btree ("workspace_id","business_id","state","id");--> statement-breakpoint
CREATE INDEX "offers_state_idx" ON "offers" USING btree ("workspace_id","state","id");--> statement-breakpoint
CREATE INDEX "offers_kind_idx" ON "offers" USING btree ("workspace_id","kind","id");--> statement-breakpoint
CREATE INDEX "offers_name_idx" ON "offers" USING btree ("workspace_id","search","id");--> statement-breakpoint
CREATE INDEX "offers_priority_idx" ON "offers" USING btree ("workspace_id","priority","id");--> statement-breakpoint
CREATE INDEX "offers_starts_idx" ON "offers" USING btree ("workspace_id","starts_on","id");--> statement-breakpoint
CREATE INDEX "offers_ends_idx" ON "offers" USING btree ("workspace_id","ends_on","id");--> statement-breakpoint
CREATE INDEX "offers_search_idx" ON "offers" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE POLICY "same_workspace" ON "offers" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));