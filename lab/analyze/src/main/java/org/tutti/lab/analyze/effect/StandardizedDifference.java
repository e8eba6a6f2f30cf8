package org.tutti.lab.analyze.effect;

import org.apache.commons.math3.special.Gamma;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.Rescaling;
import org.tutti.stats.summary.Moments;

/**
 * Difference of two means in units of the pooled standard deviation: Cohen's d, and Hedges' g,
 * which is d without its bias at small sizes (Cohen 1988, "Statistical Power Analysis"; Hedges
 * 1981, "Distribution theory for Glass's estimator of effect size"; the effect size of Hoefler and
 * Belli 2015, section 3.2.2).
 */
public final class StandardizedDifference {

  private StandardizedDifference() {}

  /**
   * Cohen's d: {@code (mean(x) - mean(y)) / s}, with the pooled standard deviation {@code s}.
   *
   * @throws IllegalArgumentException if {@code x} or {@code y} has fewer than two elements or one
   *     that is not finite, or both are constant
   */
  public static EffectSize cohensD(double[] x, double[] y) {
    Checks.finite("x", x, 2);
    Checks.finite("y", y, 2);
    Moments first = Moments.of(Rescaling.moved(x, x[0]));
    Moments second = Moments.of(Rescaling.moved(y, x[0]));
    double freedom = first.n() + second.n() - 2.0;
    double pooled =
        ((first.n() - 1) * first.variance() + (second.n() - 1) * second.variance()) / freedom;
    if (pooled == 0) {
      throw new IllegalArgumentException(
          "x and y are both constant, so there is no standard deviation to measure their difference"
              + " in");
    }
    return new EffectSize(
        (first.mean() - second.mean()) / Math.sqrt(pooled), "Cohen's d", x.length + y.length);
  }

  /**
   * Hedges' g: Cohen's d times {@code Γ(f/2) / (sqrt(f/2) Γ((f-1)/2))}, where {@code f} is the
   * number of values minus 2. Errors as for {@link #cohensD}.
   */
  public static EffectSize hedgesG(double[] x, double[] y) {
    EffectSize d = cohensD(x, y);
    double half = (d.n() - 2) / 2.0;
    double correction =
        Math.exp(Gamma.logGamma(half) - Gamma.logGamma(half - 0.5)) / Math.sqrt(half);
    return new EffectSize(d.value() * correction, "Hedges' g", d.n());
  }
}
