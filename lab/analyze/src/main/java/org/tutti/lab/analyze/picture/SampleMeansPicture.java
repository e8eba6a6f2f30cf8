package org.tutti.lab.analyze.picture;

import java.util.List;
import java.util.SplittableRandom;
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.lab.analyze.normality.SampleMeans;

/**
 * The number of observations from which on means of samples are normal (Hunold and Carpen-Amarie
 * 2016, section 4.1 and figure 2).
 */
public final class SampleMeansPicture implements Picture<CellView> {
  private static final List<Integer> SIZES = List.of(10, 30, 100, 500);

  /** The number of samples in the paper. */
  private static final int SAMPLES = 500;

  @Override
  public String name() {
    return "sample-means";
  }

  @Override
  public String title() {
    return "Means of samples";
  }

  @Override
  public List<Drawing> of(CellView cell) {
    double[] kept = cell.outlierFilter().apply(cell.pooled()).kept().toArray();
    NormalDrawings drawings = new NormalDrawings();
    if (kept.length >= NormalDrawings.MIN) {
      SplittableRandom random = new SplittableRandom(SAMPLES);
      for (int size : SIZES) {
        drawings.add("n = " + size, SampleMeans.of(kept, size, SAMPLES, random));
      }
    }
    return drawings.of(
        cell.heading(),
        "Means of "
            + SAMPLES
            + " samples of n observations each, drawn at random and with replacement from those of"
            + " all launches, without outliers: an interval of a mean by Student's t holds its"
            + " level only where they are normal."
            + cell.drawn());
  }
}
