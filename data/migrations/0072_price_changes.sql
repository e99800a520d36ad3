CREATE TABLE "price_change_cells" (
	"workspace_id" integer NOT NULL,
	"price_id" integer NOT NULL,
	"change_id" integer NOT NULL,
	"before" bigint,
	CONSTRAINT "price_change_cells_workspace_id_price_id_pk" PRIMARY KEY("workspace_id","price_id"),
	CONSTRAINT "price_change_cells_before_exact" CHECK ("price_change_cells"."before" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
ALTER TABLE "price_change_cells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "price_changes" (
	"workspace_id" integer NOT NULL,
	"id" integer NOT NULL,
	"cells" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"undoes" integer,
	"user_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_changes_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "price_changes_cells_check" CHECK ("price_changes"."cells" > 0)
);
--> statement-breakpoint
ALTER TABLE "price_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "price_change_cells" ADD CONSTRAINT "price_change_cells_price_fk" FOREIGN KEY ("workspace_id","price_id") REFERENCES "public"."product_prices"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change_cells" ADD CONSTRAINT "price_change_cells_change_fk" FOREIGN KEY ("workspace_id","change_id") REFERENCES "public"."price_changes"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_undoes_fk" FOREIGN KEY ("workspace_id","undoes") REFERENCES "public"."price_changes"("workspace_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_cells_change_idx" ON "price_change_cells" USING btree ("workspace_id","change_id","price_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_changes_undoes_key" ON "price_changes" USING btree ("workspace_id","undoes");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "price_change_cells" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "price_changes" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));