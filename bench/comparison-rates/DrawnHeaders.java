package org.tutti.bench.comparisonrates;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;
import org.tutti.records.launch.LaunchEnvironment;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.LaunchIdentity;
import org.tutti.records.launch.LaunchOrigin;

/** The headers of launches that were drawn, as if a real machine had made them. */
public final class DrawnHeaders {
  private static final LibraryInfo LIBRARY =
      new LibraryInfo(
          ProviderKind.NATIVE, "drawn", "1", "none", "none", CallCost.NONE, ThreadLevels.SINGLE);

  private DrawnHeaders() {}

  /** So many launches, each of which begins so many seconds after the one before. */
  public static List<LaunchHeader> of(int launches, double seconds) {
    return IntStream.range(0, launches)
        .mapToObj(
            launch ->
                new LaunchHeader(
                    new LaunchIdentity(
                        LaunchOrigin.byHand("drawn"),
                        launch + 1,
                        1,
                        Instant.EPOCH.plusMillis(Math.round(1000 * seconds * launch)),
                        Map.of()),
                    2,
                    List.of(),
                    LIBRARY,
                    List.of(),
                    new LaunchEnvironment("drawn", Map.of(), Map.of()),
                    List.of()))
        .toList();
  }
}
