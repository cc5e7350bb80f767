-- Only functions that run as the owner call it. `espera`: the seconds during which the sender can cancel the mail.
CREATE FUNCTION poe_email(tipo text, id uuid, origem text, espera integer DEFAULT 0) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO pgboss.job_common (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, start_after, keep_until)
    SELECT q.name, jsonb_build_object('kind', tipo, 'id', id, 'origin', origem), q.policy, q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, now() + make_interval(secs => espera),
      now() + make_interval(secs => espera + q.retention_seconds)
    FROM pgboss.queue AS q WHERE q.name = 'mail';
  IF NOT FOUND THEN RAISE EXCEPTION 'no queue for mail'; END IF;
END $$;

-- Only functions that run as the owner call it: it cancels a mail that no worker has begun to send. If a worker takes
-- the job at the same moment, the DELETE waits for the job's row and then finds another state.
CREATE FUNCTION tira_email(tipo text, id uuid) RETURNS boolean LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM pgboss.job_common AS j
    WHERE j.name = 'mail' AND j.data ->> 'kind' = tipo AND j.data ->> 'id' = tira_email.id::text AND j.state = 'created';
  RETURN FOUND;
END $$;
