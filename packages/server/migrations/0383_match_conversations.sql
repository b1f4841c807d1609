-- The chat of a match: made with its two teams, and gone with the match or the pair.
alter table conversations
  add column match_id uuid references championship_matches (id) on delete cascade,
  add constraint conversations_match_key unique (match_id),
  drop constraint conversations_kind_check,
  add constraint conversations_kind_check check (
    case kind
      when 'DIRECT' then first_user_id < second_user_id and team_id is null and name is null and match_id is null
      when 'TEAM' then
        team_id is not null and name is null and first_user_id is null and second_user_id is null and match_id is null
      when 'GROUP' then
        name is not null and team_id is null and first_user_id is null and second_user_id is null and match_id is null
      when 'MATCH' then
        match_id is not null and name is not null and team_id is null and first_user_id is null and second_user_id is null
      else false
    end
  );

-- Who leaves a team leaves the chats of its matches.
create function leave_match_conversations() returns trigger language plpgsql as $$
begin
  delete from conversation_members
  using conversations, championship_matches, championship_registrations registration
  where conversations.id = conversation_members.conversation_id
    and championship_matches.id = conversations.match_id
    and registration.id in (championship_matches.home_id, championship_matches.away_id)
    and registration.team_id = old.team_id
    and conversation_members.user_id = old.user_id;
  return null;
end
$$;
create trigger team_members_leave_match_conversations after delete on team_members
  for each row execute function leave_match_conversations();
