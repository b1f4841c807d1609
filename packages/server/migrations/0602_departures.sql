-- How a team has left a championship that had begun: told apart until now by the sentence of its reason.
alter table championship_registrations
  add column departure text,
  add constraint championship_registrations_departure_check check (departure in ('DISQUALIFIED', 'WITHDRAWN'));
update championship_registrations set departure = case
  when reason in (
    'O time desistiu do campeonato.', 'O jogador desistiu do campeonato.', 'O time foi excluído.', 'A conta do jogador foi excluída.'
  ) then 'WITHDRAWN' else 'DISQUALIFIED' end
where status = 'CONFIRMED' and reason is not null;
