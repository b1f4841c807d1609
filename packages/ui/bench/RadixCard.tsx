import { Avatar, Badge, Box, Card, DataList, Flex, Heading, Link, Text } from '@radix-ui/themes'
import type { TeamCardTeam } from '../src/index.ts'
import { GeneratedBanner } from '../src/teams/GeneratedBanner/GeneratedBanner.tsx'
import { cardDate } from '../src/teams/team-dates.ts'

/** The team card as Radix Themes would have it built: the same facts, its components for every part. */
export function RadixCard({ team, href }: { team: TeamCardTeam; href: string }) {
  const facts = [
    ['Jogo', team.game?.name ?? 'Sem jogo'],
    ['Criado em', cardDate(team.createdAt) ?? '—'],
    ['Proprietário', team.ownerName ?? '—'],
    [
      'Desempenho',
      <>
        <Text color="green">{team.wins} Vitórias</Text>
        <Text color="gray"> · </Text>
        <Text color="red">{team.losses} Derrotas</Text>
      </>,
    ],
  ] as const
  return (
    <Card asChild size="2">
      <article>
        <Box position="relative">
          <GeneratedBanner tag={team.tag} />
          {team.isRecruiting && <Badge color="green">Recrutando</Badge>}
        </Box>
        <Flex direction="column" gap="3">
          <Flex gap="3" align="center" justify="between">
            <Avatar size="5" fallback={team.name.slice(0, 1)} />
            <Badge>{team.tag}</Badge>
          </Flex>
          <Heading as="h2" size="4">
            <Link href={href}>{team.name}</Link>
          </Heading>
          <Text as="p" size="2" color="gray">
            {team.description}
          </Text>
          <DataList.Root>
            {facts.map(([label, value]) => (
              <DataList.Item key={label}>
                <DataList.Label>{label}</DataList.Label>
                <DataList.Value>{value}</DataList.Value>
              </DataList.Item>
            ))}
          </DataList.Root>
          <Flex justify="between" align="center">
            <Flex gap="1">
              {team.members.slice(0, 5).map(({ id, name }) => (
                <Avatar key={id} size="1" radius="full" fallback={(name ?? '?').slice(0, 1)} />
              ))}
              {team.memberCount > 5 && (
                <>
                  <Avatar size="1" radius="full" fallback={`+${team.memberCount - 5}`} />
                  <Badge radius="full">{team.memberCount} total</Badge>
                </>
              )}
            </Flex>
            <Text size="1">{team.memberCount} Membros</Text>
          </Flex>
        </Flex>
      </article>
    </Card>
  )
}
