package org.tutti.lab.archive;

import java.util.ArrayList;
import java.util.List;

/**
 * What measures a study again without {@code replicate}: the workflow of the archive, for those who
 * look for one.
 */
final class MeasuringScript {
  private MeasuringScript() {}

  /**
   * The text of {@code measure.sh}.
   *
   * @param campaigns in the order of the archive
   * @param jars the benchmarks in the archive
   */
  static String of(List<StudyCampaign> campaigns, List<String> jars) {
    List<String> lines = new ArrayList<>();
    lines.addAll(
        List.of(
            "#!/bin/sh",
            "# Measures each campaign of this study again, into again/, and compares it.",
            "# usage: sh measure.sh [OPTION OF rerun]..., such as --trust-programs",
            "set -eu",
            "cd \"$(dirname \"$0\")\"",
            jars.isEmpty()
                ? "benchmarks=${BENCHMARKS:?the jar of the benchmarks}"
                : "benchmarks=${BENCHMARKS:-" + jars.get(0) + "}"));
    for (StudyCampaign campaign : campaigns) {
      String again = "again/" + campaign.name();
      lines.add(
          "java -jar \"$benchmarks\" rerun "
              + campaign.folder()
              + " --results "
              + again
              + " \"$@\"");
      lines.add("java -jar \"$benchmarks\" compare " + campaign.folder() + " " + again);
    }
    return String.join("\n", lines) + "\n";
  }
}
