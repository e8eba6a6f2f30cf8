package org.tutti.rank.cell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tutti.measure.plan.Cell;
import org.tutti.records.settings.SettingKey;

/**
 * Which cells take longer than those of the message sizes around them suggest, so that they are
 * measured once more: that may be a property of the library, or what went on at that moment (Gropp
 * and Lusk 1999, section 3.3). Compared are the least times, as mpptest does, with the straight
 * line between those of the next smaller and the next larger size.
 */
final class SecondLook {
  private SecondLook() {}

  /** What cells of one curve share. */
  private record CurveKey(String benchmark, Map<String, String> parameters) {
    static CurveKey of(CellAttempt attempt) {
      Cell cell = attempt.planned().cell();
      return new CurveKey(cell.benchmark().name(), cell.parameters());
    }
  }

  /** Collective: the cells of a group whose setting asks for it, the same on all ranks. */
  static List<CellAttempt> of(List<CellAttempt> group) {
    Map<CurveKey, List<CellAttempt>> curves = new LinkedHashMap<>();
    for (CellAttempt cell : group) {
      if (share(cell).isPresent() && cell.unmeasured().isEmpty()) {
        curves.computeIfAbsent(CurveKey.of(cell), any -> new ArrayList<>()).add(cell);
      }
    }
    List<CellAttempt> again = new ArrayList<>();
    for (List<CellAttempt> curve : curves.values()) {
      curve.sort(Comparator.comparingLong(SecondLook::size));
      double[] times = curve.stream().mapToDouble(CellAttempt::least).toArray();
      for (int index = 1; index < curve.size() - 1; index++) {
        double line =
            line(
                size(curve.get(index - 1)),
                times[index - 1],
                size(curve.get(index + 1)),
                times[index + 1],
                size(curve.get(index)));
        if (times[index] > (1 + share(curve.get(index)).orElseThrow()) * line) {
          again.add(curve.get(index));
        }
      }
    }
    return again;
  }

  /** The height at {@code x} of the line through two points. */
  static double line(double fromX, double fromY, double toX, double toY, double x) {
    return fromY + (toY - fromY) * (x - fromX) / (toX - fromX);
  }

  private static Optional<Double> share(CellAttempt cell) {
    return cell.planned().settings().find(SettingKey.REPETITIONS_SECOND_LOOK);
  }

  private static long size(CellAttempt cell) {
    return cell.planned().cell().msize();
  }
}
