package org.tutti.stats.shape;

import java.util.ArrayList;
import java.util.List;
import org.tutti.stats.sample.OrderedSample;

/**
 * The peaks of a curve with the valleys between them. Peaks that do not stand out are removed one
 * by one, starting with the least conspicuous.
 */
final class Peaks {

  private final DensityCurve curve;
  private final OrderedSample sample;
  private final List<Integer> tops = new ArrayList<>();
  private final List<Integer> valleys = new ArrayList<>();

  Peaks(DensityCurve curve, OrderedSample sample) {
    this.curve = curve;
    this.sample = sample;
    int top = 0;
    int valley = 0;
    boolean rising = true;
    for (int i = 1; i < curve.size(); i++) {
      if (rising && height(i) < height(top)) {
        if (!tops.isEmpty()) {
          valleys.add(valley);
        }
        tops.add(top);
        rising = false;
        valley = i;
      } else if (rising) {
        top = i;
      } else if (height(i) > height(valley)) {
        rising = true;
        top = i;
      } else {
        valley = i;
      }
    }
    if (tops.isEmpty()) {
      tops.add(top);
    }
  }

  /** Removes the lower one of two neighbors if the valley between them is shallow. */
  void mergeAcrossShallowValleys(double greatestDepth) {
    while (!valleys.isEmpty()) {
      int shallowest = 0;
      for (int i = 1; i < valleys.size(); i++) {
        if (depth(i) > depth(shallowest)) {
          shallowest = i;
        }
      }
      if (depth(shallowest) <= greatestDepth) {
        return;
      }
      boolean leftIsLower = height(tops.get(shallowest)) < height(tops.get(shallowest + 1));
      tops.remove(leftIsLower ? shallowest : shallowest + 1);
      valleys.remove(shallowest);
    }
  }

  /**
   * Removes the peak with the fewest values as long as these are less than a given fraction of all.
   */
  void mergeSmall(double leastShare) {
    while (!valleys.isEmpty()) {
      int smallest = 0;
      for (int i = 1; i < tops.size(); i++) {
        if (share(i) < share(smallest)) {
          smallest = i;
        }
      }
      if (share(smallest) >= leastShare) {
        return;
      }
      boolean joinsLeft =
          smallest == tops.size() - 1
              || (smallest > 0
                  && height(valleys.get(smallest - 1)) > height(valleys.get(smallest)));
      tops.remove(smallest);
      valleys.remove(joinsLeft ? smallest - 1 : smallest);
    }
  }

  List<Modes.Mode> toModes() {
    List<Modes.Mode> modes = new ArrayList<>();
    for (int i = 0; i < tops.size(); i++) {
      modes.add(new Modes.Mode(curve.locations().get(tops.get(i)), share(i)));
    }
    return modes;
  }

  /** Height of a valley as a share of the lower peak beside it. */
  private double depth(int valley) {
    double lower = Math.min(height(tops.get(valley)), height(tops.get(valley + 1)));
    return height(valleys.get(valley)) / lower;
  }

  private double share(int top) {
    int from = top == 0 ? 0 : sample.countBelow(curve.locations().get(valleys.get(top - 1)));
    int to =
        top == tops.size() - 1
            ? sample.size()
            : sample.countBelow(curve.locations().get(valleys.get(top)));
    return (double) (to - from) / sample.size();
  }

  private double height(int point) {
    return curve.heights().get(point);
  }
}
