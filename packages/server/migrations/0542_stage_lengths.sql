-- A team that does not play loses by as many games as its match needs, which depends on the match.
update championship_stages
set setup = ((setup::jsonb - 'forfeitScore') || jsonb_build_object('bestOf', championships.best_of))::json
from championships
where championships.id = championship_stages.championship_id and setup::jsonb ? 'forfeitScore';
