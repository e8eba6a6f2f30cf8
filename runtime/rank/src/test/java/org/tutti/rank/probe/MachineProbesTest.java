package org.tutti.rank.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.measure.harness.TestHarness;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.mpi.host.CpuMask;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.mpi.natives.linker.MachineCode;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.MachineProbe;
import org.tutti.records.launch.RankProbe;

/** Ranks are threads of this JVM, and share memory as processes do. */
@Timeout(60)
class MachineProbesTest {
  private static final int RANKS = 2;

  private static final int PROBES = 20;

  @TempDir Path directory;

  @Test
  void ranksOfAHostMeasureTheDistanceOfTheirProcessors() {
    List<MachineProbe> probes = probes(RANKS);

    if (hasProcessors(RANKS)) {
      assertThat(probes)
          .hasSizeGreaterThanOrEqualTo(PROBES)
          .allSatisfy(probe -> assertThat(probe.ranks()).hasSize(RANKS));
      MachineProbe last = probes.get(probes.size() - 1);
      assertThat(last.ranks().get(0).partner()).isOne();
      assertThat(probes).anyMatch(probe -> probe.ranks().get(0).hasRoundTrip());
      assertThat(last.ranks().get(1).partner()).isEqualTo(RankProbe.NO_PARTNER);
      assertThat(last.ranks()).allSatisfy(MachineProbesTest::checkSpeed);
    } else {
      assertThat(probes).isEmpty();
    }
  }

  /** From a nanosecond to a millisecond; no processor multiplies in a tenth of a nanosecond. */
  private static void checkSpeed(RankProbe rank) {
    assertThat(rank.multiplyPicos()).isBetween(100L, 100_000L);
  }

  @Test
  void aRankByItselfMeasuresItsProcessorOnly() {
    List<MachineProbe> probes = probes(1);

    if (MachineCode.isForThisMachine()) {
      assertThat(probes).hasSize(PROBES);
      assertThat(probes.get(0).ranks()).noneMatch(RankProbe::hasRoundTrip);
      assertThat(probes.get(0).ranks()).allSatisfy(MachineProbesTest::checkSpeed);
    }
    assertThat(refused(1)).containsExactly("no host has two ranks");
  }

  @Test
  void moreRanksThanProcessorsMeasureNothing() {
    int ranks = CpuMask.ofThisThread().cardinality() + 1;

    assertThat(probes(ranks)).isEmpty();
    assertThat(refused(ranks))
        .allMatch(
            why -> why.contains("more ranks than processors") || why.contains("machine code"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "false"})
  void everyCellHasTheProbesBeforeAndAfterItIfTheyAreOn(String probes) {
    TestLaunch.run(
        directory,
        RANKS,
        TestLaunch.plan(new TestHarness(), RANKS, "probes", probes),
        TestHarness::new);

    List<CellRecord> cells = TestLaunch.read(directory).cells();
    if (probes.equals("true") && hasProcessors(RANKS)) {
      assertThat(cells).allSatisfy(cell -> assertThat(cell.conditions().probes()).isNotEmpty());
    } else {
      assertThat(cells).allSatisfy(cell -> assertThat(cell.conditions().probes()).isEmpty());
    }
  }

  private static boolean hasProcessors(int ranks) {
    return MachineCode.isForThisMachine() && CpuMask.ofThisThread().cardinality() >= ranks;
  }

  /**
   * Some probes, as they are known to the root. On a busy machine, many have no round trip, since a
   * partner has no processor; those of several ranks go on until one has.
   */
  private static List<MachineProbe> probes(int ranks) {
    List<MachineProbe> found = Collections.synchronizedList(new ArrayList<>());
    InProcess.run(
        ranks,
        session -> {
          CollectiveExchange collectives = new CollectiveExchange(session.world());
          MachineProbes probes = MachineProbes.open(session.world(), collectives, Instant.now());
          boolean isEnough = false;
          for (int probe = 1; !isEnough; probe++) {
            probes.probe();
            boolean isKnown =
                probes.refused().isPresent()
                    || probes.since(0).stream().anyMatch(one -> one.ranks().get(0).hasRoundTrip());
            isEnough = probe >= PROBES && collectives.fromRoot(isKnown ? 1 : 0) == 1;
          }
          found.addAll(probes.since(0));
        });
    return found;
  }

  private static List<String> refused(int ranks) {
    List<String> reasons = Collections.synchronizedList(new ArrayList<>());
    InProcess.run(
        ranks,
        session ->
            MachineProbes.open(
                    session.world(), new CollectiveExchange(session.world()), Instant.now())
                .refused()
                .ifPresent(reasons::add));
    return reasons;
  }
}
