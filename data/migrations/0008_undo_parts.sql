-- What is kept aside lacks its parts; a delete from before can no longer be undone.
DELETE FROM "removed_rows";--> statement-breakpoint
ALTER TABLE "removed_rows" ADD COLUMN "part" text NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_rows" ADD COLUMN "nr" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_rows" DROP CONSTRAINT "removed_rows_workspace_id_source_id_pk";--> statement-breakpoint
ALTER TABLE "removed_rows" ADD CONSTRAINT "removed_rows_workspace_id_source_id_part_nr_pk" PRIMARY KEY("workspace_id","source","id","part","nr");
