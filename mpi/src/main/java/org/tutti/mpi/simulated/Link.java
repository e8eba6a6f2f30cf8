package org.tutti.mpi.simulated;

/**
 * One-way latency between two ranks: {@code base + asymmetry + noise + spike + bytes x perByte}, in
 * nanoseconds.
 *
 * @param base the least a message takes
 * @param noiseMedian median of the lognormal noise
 * @param noiseSigma standard deviation of the noise's logarithm: its skewness to the right
 * @param spikeProbability how likely a message is to be held up
 * @param spikeMean mean of the exponential delay of such a message
 * @param asymmetry standard deviation of the difference between the two directions of a pair of
 *     ranks, normal, drawn once per pair; half of it is added one way and subtracted the other way
 * @param perByte inverse of the bandwidth
 */
public record Link(
    double base,
    double noiseMedian,
    double noiseSigma,
    double spikeProbability,
    double spikeMean,
    double asymmetry,
    double perByte) {
  /** All parameters are checked to be at least 0, and the probability at most 1. */
  public Link {
    ModelChecks.atLeastZero("base", base);
    ModelChecks.atLeastZero("noiseMedian", noiseMedian);
    ModelChecks.atLeastZero("noiseSigma", noiseSigma);
    ModelChecks.atLeastZero("spikeProbability", spikeProbability);
    ModelChecks.atLeastZero("spikeMean", spikeMean);
    ModelChecks.atLeastZero("asymmetry", asymmetry);
    ModelChecks.atLeastZero("perByte", perByte);
    if (spikeProbability > 1) {
      throw new IllegalArgumentException(
          "spikeProbability must be at most 1 but is " + spikeProbability);
    }
  }

  /** A link on which everything but spikes takes so many times longer. */
  Link times(double factor) {
    return factor == 1
        ? this
        : new Link(
            factor * base,
            factor * noiseMedian,
            noiseSigma,
            spikeProbability,
            spikeMean,
            factor * asymmetry,
            factor * perByte);
  }

  /** The same link with another asymmetry. */
  public Link withAsymmetry(double nanos) {
    return new Link(base, noiseMedian, noiseSigma, spikeProbability, spikeMean, nanos, perByte);
  }
}
