package org.tutti.lab.operations;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.tutti.measure.harness.IndexEntry;

/** The page of the manual about the operations that are ready to run. */
final class OperationsPage {
  private static final String BEGIN =
      """
      # Operations

      These are in every `benchmarks.jar`: `run MPI_Bcast` measures one, `run --suite
      collectives` those under a heading of this page, `run --suite osu` those that stand for a program
      of OSU, and accordingly for `imb`, `skampi`, `mpptest`, and `reprompi`. `list` with the same names
      says more about each. This page is generated from the [operations
      themselves](../operations/src/main/java/org/tutti/operations), and a test fails when it is out of
      date. The
      suites ${rare} are in the
      artifact `tutti-lab`.

      An operation that combines elements has the parameter `reduction`, one with a count for each
      process `counts`, one with displacements `gap` as well, every one with data `datatype`, and all
      `members`, how many processes take part:
      `run MPI_Allreduce --param reduction=SUM,MAX --param datatype=INT,DOUBLE`. They are described with
      [how to write benchmarks](writing-benchmarks.md#what-can-be-chosen-of-an-operation). The root of
      rooted operations is a setting, `--root-rank`.

      One-sided operations are called by the first rank on memory of the last one, or by several ranks
      as their names say, and timed with the synchronization that the parameter `epoch` names
      ([more](writing-benchmarks.md#one-sided-operations)).

      Operations of several threads (`threads`) need `--thread-level MULTIPLE`; those of groups have the
      parameters `members` and `groups` ([more](writing-benchmarks.md#communicators-and-groups-of-processes)).

      Messages in partitions (`partitioned`) have the parameters `partitions`, `threads`, `marking`, and
      `completion`, and those with a computation `work`, `noise`, and `model`
      ([more](writing-benchmarks.md#messages-in-partitions)). Queues of receives or messages
      (`matching`) have `depth`, `order`, `sources`, and `communicators`
      ([more](writing-benchmarks.md#matching)). Processes that are started, or met, while others run
      (`processes`) need a launcher that permits it ([more](writing-benchmarks.md#processes)).

      Operations on derived datatypes have the parameter `layout`, the function that makes the datatype,
      and `block` and `stride`, where its elements lie
      ([more](writing-benchmarks.md#datatypes-and-reductions-of-your-own)).

      Operations on intercommunicators (`intercommunicators`) move data from the even ranks to the odd
      ones, or the other way.

      Mock-ups (`mockups`) have all 41 that ReproMPI's README lists. Those by `lanes` and `hierarchy` have
      the parameter `nodes`, how many nodes the processes are divided into; 0 means the hosts
      ([more](guidelines.md#sets)).

      The suite `first-use` has what is paid once, beside the same operation in its steady state:
      initialization, the first message of each pair of ranks, the first call on a communicator, and
      the first touch of a buffer ([more](#first-use)).

      Operations of the suite `large-counts` call the functions of MPI 4 with counts of 64 bits
      ([more](writing-benchmarks.md#messages-beyond-2-gib)).

      Operations on files (`files`) make a file for each cell in the directory of `--file-dir`, and remove it
      ([more](files.md)).

      The second column names the providers that lack an operation, among Open MPI 4.1.4, MPICH 4.0.2,
      MPJ Express 0.44, in-process, and simulated: its cells are not measured, and the report says
      so. MPICH's `MPI_Gather_init` and `MPI_Allgather_init` leave wrong
      data, and its `MPI_Scatter_init` cannot be started twice, [in C as
      well](mpi-libraries.md#defects-of-libraries).
      The data of each operation are checked on each provider that has it. On MPJ Express,
      `MPI_Allreduce:split`, `MPI_Reduce:split`, and `MPI_Scan:split` are measured only if the message
      is a single element ([why](mpj-express.md)). The last column names what measures the same in
      OSU 7.5, IMB 2021, SKaMPI 6, mpptest (goptest), and ReproMPI.

      """;

  private static final String END =
      """
      ## What is left out

      Accelerators, and several processes by `fork` (`osu_latency_mp`). On intercommunicators, scans,
      which MPI does not define there. Of the functions of MPI 4.0, these have no operation of their own, and nor
      has anything that came with MPI 4.1 or later:

      | functions | why |
      |---|---|
      ${functions}

      Some things that others measure need no operation. Start-up (`osu_hello`) happens once in a launch:
      each records what `MPI_Init_thread` took on each rank, `report --verbose` shows it, and `MPI_Init`
      makes a cell of it. Every launch times the reading of its clock (SKaMPI's `Wtime` and `MPI_Wtime`). An empty call
      (ReproMPI's `Empty`, SKaMPI's `onesided_dummy`) is what `selftest` measures. `mpptest -memcpy`
      copies memory without MPI.

      Several measurements of SKaMPI that differ in a number or in the kind of synchronization are one
      operation here with the parameters `delay` (microseconds), `window`, `partners`, or `epoch`. The
      time includes the delay, except for `MPI_Put:completion`, whose delay ends before the observation.
      """;

  /** Label of a provider, and its name here. */
  private static final Map<String, String> PROVIDERS = new LinkedHashMap<>();

  /** A program, and what tells its names from those of others. */
  private static final Map<String, String> PROGRAMS = new LinkedHashMap<>();

  static {
    PROVIDERS.put("openmpi", "Open MPI");
    PROVIDERS.put("mpich", "MPICH");
    PROVIDERS.put("mpj", "MPJ");
    PROVIDERS.put("inprocess", "in-process");
    PROVIDERS.put("simulated", "simulated");
    PROGRAMS.put("osu", "");
    PROGRAMS.put("imb", "");
    PROGRAMS.put("skampi", "SKaMPI ");
    PROGRAMS.put("mpptest", "");
    PROGRAMS.put("reprompi", "ReproMPI ");
  }

  private OperationsPage() {}

  static String text(List<IndexEntry> catalog, Map<String, Map<String, String>> missing) {
    Map<String, Map<String, IndexEntry>> suites = new TreeMap<>();
    for (IndexEntry entry : catalog) {
      suites
          .computeIfAbsent(entry.catalog().orElseThrow().group(), any -> new TreeMap<>())
          .put(entry.name(), entry);
    }
    String rare =
        suites.entrySet().stream()
            .filter(suite -> RareOperations.all().containsAll(suite.getValue().values()))
            .map(suite -> "`" + suite.getKey() + "`")
            .collect(Collectors.joining(", "));
    StringBuilder page = new StringBuilder(BEGIN.replace("${rare}", rare));
    suites.forEach(
        (suite, entries) -> {
          page.append("## ").append(suite).append("\n\n");
          page.append("| operation | not with | elsewhere |\n|---|---|---|\n");
          entries.values().forEach(entry -> page.append(row(entry, missing)));
          page.append('\n');
        });
    String functions = LeftOut.all().stream().map(LeftOut::row).collect(Collectors.joining());
    return page.append(END.replace("${functions}\n", functions)).toString();
  }

  private static String row(IndexEntry entry, Map<String, Map<String, String>> missing) {
    List<String> lacking = new ArrayList<>();
    PROVIDERS.forEach(
        (provider, name) ->
            Optional.ofNullable(missing.getOrDefault(provider, Map.of()).get(entry.name()))
                .ifPresent(how -> lacking.add(how.equals("no") ? name : name + " (" + how + ")")));
    Map<String, String> counterparts = entry.catalog().orElseThrow().counterparts();
    List<String> elsewhere = new ArrayList<>();
    PROGRAMS.forEach(
        (program, name) ->
            Optional.ofNullable(counterparts.get(program))
                .ifPresent(text -> elsewhere.add(name + text)));
    return "| `"
        + entry.name()
        + "` | "
        + String.join(", ", lacking)
        + " | "
        + String.join("; ", elsewhere)
        + " |\n";
  }
}
