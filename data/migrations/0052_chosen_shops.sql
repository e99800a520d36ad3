CREATE TABLE "chosen_shops" (
	"workspace_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"shop_id" integer NOT NULL,
	CONSTRAINT "chosen_shops_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "chosen_shops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chosen_shops" ADD CONSTRAINT "chosen_shops_workspace_id_user_id_users_workspace_id_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."users"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_shops" ADD CONSTRAINT "chosen_shops_shop_fk" FOREIGN KEY ("workspace_id","shop_id") REFERENCES "public"."shops"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chosen_shops_shop_idx" ON "chosen_shops" USING btree ("workspace_id","shop_id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "chosen_shops" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));