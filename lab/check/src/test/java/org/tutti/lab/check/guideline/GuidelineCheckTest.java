package org.tutti.lab.check.guideline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;

class GuidelineCheckTest {
  private static final String GUIDELINE = "Allgather <= Gather + Bcast";
  private static final String MOCK_UP = "MPI_Allgather:Gather+Bcast";

  private final DesignedCells cells = new DesignedCells();

  @Test
  void aSlowerLeftSideIsReportedByBothTests() {
    cells.add("MPI_Allgather", 8, around(1050)).add(MOCK_UP, 8, around(1000));
    cells.add("MPI_Allgather", 16, around(1000)).add(MOCK_UP, 16, around(1050));

    GuidelineCheck check = cells.check(GUIDELINE);
    GuidelineCounts counts = check.counts().get(0);
    assertThat(counts.published()).isEqualTo(new Tally(1, 2, 1, 1)).isEqualTo(counts.own());
    GuidelineTest violation = check.violations().get(0);
    assertThat(violation.varied()).isEqualTo("8");
    assertThat(violation.published().ratio()).isBetween(1.045, 1.055);
    // All of 8 medians above all of 8 others: 1 / C(16, 8).
    assertThat(violation.published().pValue()).isCloseTo(1.0 / 12870, within(1e-12));
    assertThat(violation.isDisputed()).isFalse();
    assertThat(check.isViolated()).isTrue();
  }

  @Test
  void smallDifferencesAreNotViolations() {
    cells.add("MPI_Allgather", 8, around(1029)).add(MOCK_UP, 8, around(1000));

    assertThat(cells.check(GUIDELINE).violations()).isEmpty();
  }

  @Test
  void launchesThatDifferHideADifferenceFromUnpairedTestsOnly() {
    IntToDoubleFunction launches = launch -> 1000 * (1 + 0.1 * launch);
    cells.add("MPI_Allgather", 8, launch -> 1.05 * launches.applyAsDouble(launch));
    cells.add(MOCK_UP, 8, launches);

    GuidelineTest test = cells.check(GUIDELINE).tests().get(0);
    assertThat(test.published().violated()).isFalse();
    assertThat(test.ownViolated()).isTrue();
    assertThat(test.isDisputed()).isTrue();
  }

  @Test
  void aParameterOfOneSideMatchesEachOfItsLevels() {
    cells.add("MPI_Alltoallv", 8, around(1000));
    for (String order : new String[] {"LINEAR", "RAND"}) {
      Map<String, String> levels = Map.of("order", order, "neighborhood", "FULL");
      cells.add("MPI_Neighbor_alltoallv", 8, levels, around(1000));
      cells.add("MPI_Neighbor_alltoallv", 16, levels, around(1000));
    }
    String guideline = "Alltoallv <= Neighbor_alltoallv[neighborhood=FULL]";

    assertThat(cells.check(guideline).counts().get(0).published()).isEqualTo(new Tally(0, 2, 0, 2));
  }

  @Test
  void theNextMessageSizeIsTheRightSideOfMonotony() {
    cells.add("MPI_Bcast", 8, around(1000)).add("MPI_Bcast", 16, around(2000));
    cells.add("MPI_Bcast", 32, around(1000));

    GuidelineCheck check = cells.check("Bcast <= [msize=next]");
    assertThat(check.tests()).map(GuidelineTest::varied).containsExactly("8", "16");
    assertThat(check.violations()).map(GuidelineTest::varied).containsExactly("16");
  }

  @Test
  void similarityIsTestedBothWays() {
    for (String order : new String[] {"LMAJ", "RAND"}) {
      double typical = order.equals("LMAJ") ? 1000 : 1100;
      cells.add("MPI_Neighbor_alltoall", 8, Map.of("order", order), around(typical));
    }

    assertThat(cells.check("Neighbor_x[order=LMAJ] ~ [order=RAND]").counts())
        .map(counts -> counts.guideline() + " " + counts.published())
        .containsExactly(
            "Neighbor_x[order=LMAJ] <= [order=RAND] 0/1 (0/1)",
            "Neighbor_x[order=RAND] <= [order=LMAJ] 1/1 (1/1)");
  }

  @Test
  void whatWasNotMeasuredIsSkippedAndTold() {
    cells.add("MPI_Allgather", 8, around(1000)).missing(MOCK_UP).known("MPI_Allgather:Alltoall");

    GuidelineCheck check = cells.check(GUIDELINE, "Allgather <= Alltoall");
    assertThat(check.tests()).isEmpty();
    assertThat(check.skipped())
        .map(SkippedGuideline::reason)
        .containsExactly(
            MOCK_UP + " has no figures for it",
            "MPI_Allgather and MPI_Allgather:Alltoall were not measured");
  }

  @Test
  void whatSeveralGuidelinesSayIsTestedAndToldOnce() {
    cells.add("MPI_Allgather", 8, around(1050)).add(MOCK_UP, 8, around(1000));
    cells.known("MPI_Allgather:Alltoall");

    GuidelineCheck check =
        cells.check(
            GUIDELINE, "MPI_" + GUIDELINE, "Allgather <= Alltoall", "Allgather <= Alltoall");
    assertThat(check.tests()).hasSize(1);
    assertThat(check.skipped()).hasSize(1);
  }

  @Test
  void soManyLaunchesAreNeeded() {
    assertThat(PublishedTest.leastLaunches(0.001)).isEqualTo(7);
    assertThat(PublishedTest.leastLaunches(0.05)).isEqualTo(3);
    assertThat(GuidelineCheck.leastLaunches(1)).isEqualTo(5);
    assertThat(GuidelineCheck.leastLaunches(51)).isEqualTo(10);
    assertThat(GuidelineCheck.leastLaunches(52)).isEqualTo(11);
  }

  /** Medians that differ by a ten-thousandth from launch to launch. */
  private static IntToDoubleFunction around(double typical) {
    return launch -> typical * (1 + 1e-4 * (launch % 3));
  }
}
