package org.tutti.records.launch;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.tutti.annotations.DataState;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.RankSummary;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.Completion.RankReport;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;
import org.tutti.sync.SyncConfiguration;

/** Records with every field set, for tests of writer and reader. */
final class SampleRecords {
  static final CellKey KEY =
      new CellKey("org.example.A.allreduce", "ALLREDUCE", 8, 2, Map.of("root", "1"));

  static final LaunchHeader HEADER =
      new LaunchHeader(
          new LaunchIdentity(
              LaunchOrigin.byHand("sample"),
              3,
              -42L,
              Instant.parse("2026-11-20T21:40:00.123456Z"),
              Map.of("library", "openmpi")),
          2,
          List.of(new RankPlacement(0, "a", 10, "0"), new RankPlacement(1, "b", 11, "1-3,5")),
          new LibraryInfo(
              ProviderKind.NATIVE,
              "Open MPI 4.1.4",
              "Open MPI v4.1.4, package: Debian",
              "/usr/lib/libmpi.so.40",
              "java.lang.foreign",
              new CallCost(Duration.ofNanos(7), false),
              new ThreadLevels(MpiThreadLevel.SINGLE, MpiThreadLevel.MULTIPLE)),
          List.of(
              new ClockRecord(ClockKind.MONOTONIC, 10, 20.5),
              ClockRecord.unavailable(ClockKind.MPI_WTIME, "on rank 1, it is a sundial"),
              new ClockRecord(
                  ClockKind.TSC,
                  Optional.empty(),
                  List.of(
                      new ClockRecord.OfRank(1, 9.5, true, OptionalDouble.of(4e-7), true),
                      new ClockRecord.OfRank(2, 9, false, OptionalDouble.of(5e-7), false)))),
          new LaunchEnvironment(
              "0.1.0",
              Map.of("cpu.model", "AMD \"EPYC\" \u00fc\n"),
              Map.of("OMPI_COMM_WORLD_SIZE", "2"),
              List.of(
                  new HostEnvironment(
                      "b",
                      new LibraryInfo(
                          ProviderKind.NATIVE,
                          "Open MPI 4.1.4",
                          "Open MPI v4.1.4, another build",
                          "/opt/lib/libmpi.so.40",
                          "java.lang.foreign",
                          new CallCost(Duration.ofNanos(8), true),
                          ThreadLevels.SINGLE),
                      Map.of("cpu.model", "Xeon"),
                      Map.of("UCX_TLS", "tcp"))),
              new TreeMap<>(Map.of("coll_tuned_priority", "30"))),
          List.of(KEY));

  private static final CountedEvents COUNTERS =
      new CountedEvents(
          3,
          0.25,
          Map.of(
              CounterKind.CYCLES,
              new CounterTotal(2, 9_000, 4_000, 5_000, 1),
              CounterKind.MAJOR_FAULTS,
              new CounterTotal(1, 0, 0, 0, 0)));

  static final CellRecord CELL =
      new CellRecord(
          0,
          KEY,
          new CellSettings(
              new TimingMethod(
                  SyncConfiguration.of("WINDOW_HCA:window=50us").with(RunTimeKind.GLOBAL),
                  ClockKind.MONOTONIC,
                  RankSummary.MEAN,
                  DataState.ADVANCED),
              new CellCounts(3, 2, true, 200, 2),
              Optional.of(ProcessingScheme.PS3),
              true,
              Map.of("batch", "2"),
              Optional.of(new MovedData(64, 512)),
              Optional.of(new CollectiveVolume(16, 1.5)),
              "both ways"),
          new Observations(
                  new long[] {0, 1_000_000_000_000L, 5},
                  new long[] {180, 190, 70},
                  new long[] {0, 2, 3})
              .with(List.of(new Outlier(1, 4, 150, OutlierCause.COMPILER))),
          new CellConditions(
              new CellConditions.Period(5, 6),
              new CellConditions.WarmUpSummary(200, true, 10_000),
              new CellConditions.JvmDisturbance(1, 0, 0),
              GlobalTiming.of(2, 12.5, 300).withStartErrors(new long[] {20, 30, 40}),
              List.of(new RankActivity(9, 8, 7, 6, 5, 4, 3), RankActivity.NONE),
              COUNTERS,
              List.of(
                  new MachineProbe(
                      4,
                      List.of(
                          new RankProbe(1, 87_000, 750, OptionalLong.of(-40)),
                          new RankProbe(-1, 0, 751)))),
              Map.of("window", "3000")),
          List.of(
              Warning.of(MeasurementProblem.CLOCK_TOO_COARSE)
                  .with("median", 90)
                  .with("steps", 10)
                  .with("step", 9.5)));

  static final Completion COMPLETION =
      new Completion(
          Instant.parse("2026-11-20T21:41:00Z"),
          1,
          List.of(
              new RankReport(
                  0,
                  2,
                  1,
                  90_000,
                  new RankActivity(1, 2, 3, 4, 5, 6, 7),
                  new MachineLoad(8, 9, 10, 11, 12),
                  new LibraryTimes(13, 14)),
              new RankReport(1, 2, 1, 0)),
          List.of(new OtherProgram("node1", "a) \u001b[2J", 99, 1000, 50_000_000)));

  private SampleRecords() {}
}
