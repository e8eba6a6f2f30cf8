package org.tutti.sync.joint;

import java.util.Arrays;
import java.util.List;

/**
 * Solves for the drifts of all places together, burst by burst: the weighted least squares over all
 * edges, where an edge weighs by its variance in that burst and by the asymmetry it may have, and
 * outlying edges are held down and the rest solved again.
 */
final class JointGraph {
  private static final int PASSES = 3;
  private static final double HUBER = 2;

  private final int places;
  private final List<Edge> edges;
  private final int bursts;
  private final int[] clients;
  private final int[] servers;
  private final double[] burstTimes;
  private final double[][] drifts;

  /** The factor of an edge's weight by burst and edge, 1 unless the edge is an outlier. */
  private final double[][] trust;

  /** The mean difference by edge between its own bursts and the solution of all edges. */
  private final double[] loopErrors;

  private JointGraph(int places, List<Edge> edges) {
    this.places = places;
    this.edges = edges;
    bursts = edges.get(0).bursts();
    clients = edges.stream().mapToInt(Edge::client).toArray();
    servers = edges.stream().mapToInt(Edge::server).toArray();
    burstTimes = new double[bursts];
    drifts = new double[bursts][];
    trust = new double[bursts][edges.size()];
    loopErrors = new double[edges.size()];
  }

  /**
   * @param places number of places, at least 2; place 0 is the reference
   * @param edges all edges, each with the same number of bursts
   */
  static JointSolution solve(int places, List<Edge> edges) {
    JointGraph graph = new JointGraph(places, edges);
    CoarseMap map = new CoarseMap(places, edges);
    double[] start = new double[places];
    for (int burst = 0; burst < graph.bursts; burst++) {
      start = graph.solveBurst(burst, map, start);
      graph.drifts[burst] = start;
    }
    return new JointSolution(
        places, edges, graph.burstTimes, graph.drifts, graph.trust, graph.loopErrors);
  }

  private double[] solveBurst(int burst, CoarseMap map, double[] start) {
    double[] times = new double[edges.size()];
    for (int index = 0; index < times.length; index++) {
      Edge edge = edges.get(index);
      times[index] = map.toGlobal(edge.client(), edge.measured().centers()[burst]);
    }
    burstTimes[burst] = Arrays.stream(times).average().orElseThrow();
    double[] differences = new double[edges.size()];
    double[] variances = new double[edges.size()];
    for (int index = 0; index < times.length; index++) {
      Edge edge = edges.get(index);
      double moved = edge.line().slope() * (burstTimes[burst] - times[index]);
      differences[index] = edge.measured().drifts()[burst] + moved;
      variances[index] = edge.measured().variances()[burst] + edge.asymmetryVariance();
    }
    Arrays.fill(trust[burst], 1);
    double[] solution = start;
    for (int pass = 1; pass <= PASSES; pass++) {
      double[] weights = new double[edges.size()];
      Arrays.setAll(weights, index -> trust[burst][index] / variances[index]);
      Laplacian laplacian = new Laplacian(places, clients, servers, weights);
      solution = laplacian.leastSquares(differences, solution);
      double[] residuals = residuals(differences, solution);
      if (pass < PASSES) {
        reduceOutliers(burst, residuals, variances);
      } else {
        for (int index = 0; index < residuals.length; index++) {
          loopErrors[index] += residuals[index] / bursts;
        }
      }
    }
    return solution;
  }

  private double[] residuals(double[] differences, double[] solution) {
    double[] residuals = new double[differences.length];
    Arrays.setAll(
        residuals,
        index -> differences[index] - solution[clients[index]] + solution[servers[index]]);
    return residuals;
  }

  private void reduceOutliers(int burst, double[] residuals, double[] variances) {
    double[] normal = new double[residuals.length];
    Arrays.setAll(normal, index -> Math.abs(residuals[index]) / Math.sqrt(variances[index]));
    double scale = Math.max(1, Quantiles.MAD_TO_SD * Quantiles.of(normal, 0.5));
    Arrays.setAll(
        trust[burst], index -> Math.min(1, HUBER * scale / Math.max(normal[index], 1e-9)));
  }
}
