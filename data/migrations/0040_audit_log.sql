CREATE TABLE "audit_details" (
	"workspace_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"salt" text,
	"content" jsonb,
	CONSTRAINT "audit_details_workspace_id_event_id_pk" PRIMARY KEY("workspace_id","event_id"),
	CONSTRAINT "audit_details_blank_check" CHECK (("audit_details"."salt" is null) = ("audit_details"."content" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_events" (
	"workspace_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"actor_id" integer,
	"actor_key_id" uuid,
	"request_id" text,
	"call" text,
	"action" text NOT NULL,
	"record_type" text NOT NULL,
	"record_id" text NOT NULL,
	"details_hash" text NOT NULL,
	CONSTRAINT "audit_events_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"workspace_id" integer NOT NULL,
	"sequence" bigint NOT NULL,
	"event_id" uuid NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "audit_seals_workspace_id_sequence_pk" PRIMARY KEY("workspace_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "audit_seals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_settings" (
	"workspace_id" integer PRIMARY KEY NOT NULL,
	"retention_days" integer
);
--> statement-breakpoint
ALTER TABLE "audit_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_settings" ADD CONSTRAINT "audit_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_record_idx" ON "audit_events" USING btree ("workspace_id","record_id","record_type","id");--> statement-breakpoint
CREATE INDEX "audit_events_type_idx" ON "audit_events" USING btree ("workspace_id","record_type","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_idx" ON "audit_events" USING btree ("workspace_id","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("workspace_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_events_id_idx" ON "audit_events" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_seals_event_key" ON "audit_seals" USING btree ("workspace_id","event_id");--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_details" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_events" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_seals" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
CREATE POLICY "same_workspace" ON "audit_settings" AS PERMISSIVE FOR ALL TO "cornerledger_member" USING (workspace_id = (select current_setting('app.workspace_id')::int)) WITH CHECK (workspace_id = (select current_setting('app.workspace_id')::int));--> statement-breakpoint
-- Writes one event with its details. Triggers and lib/core/audit/record.ts call it, so there is one place that does.
-- Names are qualified, because the caller's temporary tables come first otherwise.
CREATE FUNCTION audit_write(workspace integer, actor integer, trace jsonb, action text, record_type text, record_id text, content jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  -- Increases within a transaction, because the embedded store's clock has milliseconds only.
  micros bigint := greatest((extract(epoch FROM clock_timestamp()) * 1000000)::bigint,
    nullif(current_setting('app.audited_at', true), '')::bigint + 1);
  -- UUID v7, with the microseconds in the twelve bits after the version.
  event uuid := (lpad(to_hex(micros / 1000), 12, '0') || '7' || lpad(to_hex((micros % 1000) * 4096 / 1000), 3, '0')
    || substr(gen_random_uuid()::text, 20))::uuid;
  salt text := gen_random_uuid()::text;
  whole jsonb := jsonb_strip_nulls(jsonb_build_object('actor', trace -> 'name', 'network', trace -> 'network')) || content;
BEGIN
  PERFORM set_config('app.audited_at', micros::text, true);
  INSERT INTO public.audit_events (workspace_id, id, recorded_at, actor_id, actor_key_id, request_id, call, action, record_type,
    record_id, details_hash)
  VALUES (workspace, event, timestamptz 'epoch' + micros * interval '1 microsecond', nullif(actor, 0), (trace ->> 'key')::uuid, trace ->> 'request', trace ->> 'call', action,
    record_type, record_id, encode(sha256(convert_to(salt || whole::text, 'UTF8')), 'hex'));
  INSERT INTO public.audit_details (workspace_id, event_id, salt, content) VALUES (workspace, event, salt, whole);
END $$;
--> statement-breakpoint
-- Records a change of a row. Arguments: record type, its key columns, audited columns and their names in the API, those
-- whose values are never recorded, and for a part of a record its table and key columns.
CREATE FUNCTION audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  given jsonb := coalesce(becomes, was);
  is_part boolean := TG_ARGV[5] <> '';
  is_restoring boolean := current_setting('app.restoring', true) = 'on';
  done text := CASE TG_OP WHEN 'UPDATE' THEN 'updated' WHEN 'DELETE' THEN 'deleted' ELSE 'created' END;
  content jsonb;
BEGIN
  IF is_part AND is_restoring THEN RETURN NULL; END IF;
  -- The cascade of a deleted workspace. Members can't delete one, nor read the table.
  IF TG_OP = 'DELETE' THEN
    IF has_table_privilege('public.audit_seals', 'insert') THEN
      IF NOT EXISTS (SELECT FROM public.workspaces WHERE id = OLD.workspace_id) THEN RETURN NULL; END IF;
    END IF;
  END IF;
  SELECT CASE WHEN was IS NULL THEN '{}' ELSE jsonb_build_object('before', coalesce(jsonb_object_agg(field, before), '{}')) END
      || CASE WHEN becomes IS NULL THEN '{}' ELSE jsonb_build_object('after', coalesce(jsonb_object_agg(field, after), '{}')) END
    INTO content
    FROM (
      SELECT field, CASE WHEN is_hidden AND was -> col <> 'null' THEN '"***"' ELSE was -> col END AS before,
          CASE WHEN is_hidden AND becomes -> col <> 'null' THEN '"***"' ELSE becomes -> col END AS after
        FROM unnest(TG_ARGV[2]::text[], TG_ARGV[3]::text[]) AS named (col, field), LATERAL (SELECT col = ANY (TG_ARGV[4]::text[])) AS h (is_hidden)
        WHERE was -> col IS DISTINCT FROM becomes -> col) AS changed
    WHERE TG_OP = 'UPDATE' OR coalesce(after, before) <> 'null';
  IF is_part THEN
    content := content || jsonb_build_object('part', jsonb_build_object('type', TG_ARGV[5], 'action', done,
      'id', (SELECT string_agg(given ->> col, '/' ORDER BY nr) FROM unnest(TG_ARGV[6]::text[]) WITH ORDINALITY AS u (col, nr))));
  END IF;
  PERFORM public.audit_write(
    (given ->> 'workspace_id')::integer,
    nullif(current_setting('app.user_id', true), '')::integer,
    nullif(current_setting('app.trace', true), '')::jsonb,
    CASE WHEN is_part THEN 'updated' WHEN is_restoring AND TG_OP = 'INSERT' THEN 'restored' ELSE done END,
    TG_ARGV[0],
    (SELECT string_agg(given ->> col, '/' ORDER BY nr) FROM unnest(TG_ARGV[1]::text[]) WITH ORDINALITY AS u (col, nr)),
    content);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether the trigger audit_row runs. Only the owner can turn it off, for sample data and restores: a member has no right to
-- insert seals, and the rows of a cascade, which run as the owner, are never exempt.
CREATE FUNCTION audit_is_off() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT current_setting('app.audit', true) = 'off' AND pg_trigger_depth() = 0 AND has_table_privilege('public.audit_seals', 'insert')
$$;
--> statement-breakpoint
CREATE FUNCTION audit_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'audit_details' THEN
    IF NEW.salt IS NULL AND NEW.content IS NULL AND NEW.workspace_id = OLD.workspace_id AND NEW.event_id = OLD.event_id THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF NOT EXISTS (SELECT FROM public.workspaces WHERE id = OLD.workspace_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION '% of % is refused: the audit log is append-only', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_details FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_events FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_details FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();--> statement-breakpoint
CREATE TRIGGER audit_refuse_truncate BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse();
--> statement-breakpoint
CREATE FUNCTION audit_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.audit_seals WHERE workspace_id = OLD.id;
  DELETE FROM public.audit_details WHERE workspace_id = OLD.id;
  DELETE FROM public.audit_events WHERE workspace_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_forget AFTER DELETE ON workspaces FOR EACH ROW EXECUTE FUNCTION audit_forget();
