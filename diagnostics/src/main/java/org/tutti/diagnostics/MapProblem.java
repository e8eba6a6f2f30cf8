package org.tutti.diagnostics;

import static org.tutti.diagnostics.ProblemKind.DATA;
import static org.tutti.diagnostics.ProblemKind.MEASUREMENT;
import static org.tutti.diagnostics.ProblemKind.USAGE;
import static org.tutti.diagnostics.Severity.ERROR;
import static org.tutti.diagnostics.Severity.WARNING;

/** Problems of maps of a machine: 441 to 450, 463, and 464. */
public enum MapProblem implements Problem {
  NO_PAIRS(
      441,
      USAGE,
      ERROR,
      "A campaign has no times of pairs, so there is no map of it.",
      "Measure with the command map, and name its directory."),
  GROUPS_INVALID(
      442,
      USAGE,
      ERROR,
      "The file that groups hosts cannot be understood.",
      "Write one line per host: its name and that of its group, such as its switch."),
  PARTNERS_INVALID(
      443,
      USAGE,
      ERROR,
      "Each process of a map cannot have as many partners as requested.",
      "Give at least 2, and at most all other processes."),
  CHOICE_UNKNOWN(
      444,
      USAGE,
      ERROR,
      "A map cannot show what an option asks for.",
      "Choose one of what the message lists."),
  NOTHING_IN_COMMON(
      445,
      USAGE,
      ERROR,
      "Maps have no pair of processes or hosts in common.",
      "Compare maps of the same machine, with the same time and message size."),
  OPTION_OF_CAMPAIGNS(
      446,
      USAGE,
      ERROR,
      "An option of gate or history is for campaigns, and has no meaning for maps.",
      "Omit the option."),
  PAIR_SILENT(
      447,
      MEASUREMENT,
      ERROR,
      "Two processes of a map did not finish exchanging messages in time.",
      "Examine the link between their hosts; the other pairs were measured."),
  SAME_HOSTS(
      448,
      MEASUREMENT,
      WARNING,
      "Several host names lead to the same host, so the map has fewer hosts than names.",
      "Name each host once, or use --per to tell ranks or cores apart."),
  ONE_PROCESS(
      449,
      USAGE,
      ERROR,
      "A map was requested of a single process, which has no partner.",
      "Give two or more processes with -np."),
  FILE_DAMAGED(
      450,
      DATA,
      ERROR,
      "The file map.json, which says how a map is read, is damaged.",
      "Remove it, and give map its options again."),
  HOST_LEFT_OUT(
      463,
      MEASUREMENT,
      ERROR,
      "A host stopped answering while a map was measured; the map leaves it out.",
      "Examine the host and its link; the same command includes it once it answers."),
  HOSTS_WITHOUT_RANKS(
      464,
      USAGE,
      WARNING,
      "Hosts that are named for a map get no process, so the map leaves them out.",
      "Give more processes with -np, or fewer places for each host.");

  private final ProblemDescription description;

  MapProblem(int number, ProblemKind kind, Severity severity, String cause, String remedy) {
    description = new ProblemDescription(number, kind, severity, cause, remedy);
  }

  @Override
  public ProblemDescription description() {
    return description;
  }
}
