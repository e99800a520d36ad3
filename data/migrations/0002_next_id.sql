-- Last id plus 1, per workspace and kind. The counter row is locked until the caller's transaction ends, so no two writers get the same id.
CREATE FUNCTION next_id(workspace integer, counted text) RETURNS integer LANGUAGE sql VOLATILE AS $$
  INSERT INTO counters AS c (workspace_id, kind, last) VALUES (workspace, counted, 1)
  ON CONFLICT (workspace_id, kind) DO UPDATE SET last = c.last + 1
  RETURNING last
$$;
--> statement-breakpoint
-- What holds for the store as a whole is not for a workspace's eyes.
REVOKE ALL ON rate_limits, refresh_tokens, store_facts, workspaces FROM cornerledger_member;
