package org.tutti.sync.joint;

/**
 * The weighted Laplacian of a connected graph with node 0 held at zero, solved by conjugate
 * gradients with the diagonal as preconditioner.
 */
final class Laplacian {
  private static final double TOLERANCE = 1e-10;

  private final int nodes;
  private final int[] from;
  private final int[] to;
  private final double[] weights;
  private final double[] diagonal;

  /** Edge e joins nodes {@code from[e]} and {@code to[e]} with {@code weights[e]}, above 0. */
  Laplacian(int nodes, int[] from, int[] to, double[] weights) {
    this.nodes = nodes;
    this.from = from;
    this.to = to;
    this.weights = weights;
    diagonal = new double[nodes];
    for (int edge = 0; edge < weights.length; edge++) {
      diagonal[from[edge]] += weights[edge];
      diagonal[to[edge]] += weights[edge];
    }
  }

  /** The potentials that minimize the weighted squares of {@code difference - (x_from - x_to)}. */
  double[] leastSquares(double[] differences, double[] start) {
    double[] right = new double[nodes];
    for (int edge = 0; edge < weights.length; edge++) {
      double flow = weights[edge] * differences[edge];
      right[from[edge]] += flow;
      right[to[edge]] -= flow;
    }
    return solve(right, start);
  }

  /** The potentials when one unit flows in at {@code node} and out at node 0. */
  double[] unitFlow(int node) {
    double[] right = new double[nodes];
    right[node] = 1;
    return solve(right, new double[nodes]);
  }

  private double[] solve(double[] right, double[] start) {
    double[] x = start.clone();
    x[0] = 0;
    double[] residual = multiply(x);
    double norm = 0;
    for (int node = 1; node < nodes; node++) {
      residual[node] = right[node] - residual[node];
      norm += right[node] * right[node] / diagonal[node];
    }
    double[] direction = new double[nodes];
    double last = 0;
    for (int iteration = 0; iteration < 10 * nodes; iteration++) {
      double product = 0;
      for (int node = 1; node < nodes; node++) {
        product += residual[node] * residual[node] / diagonal[node];
      }
      if (product <= TOLERANCE * TOLERANCE * norm) {
        break;
      }
      double momentum = iteration == 0 ? 0 : product / last;
      for (int node = 1; node < nodes; node++) {
        direction[node] = residual[node] / diagonal[node] + momentum * direction[node];
      }
      double[] image = multiply(direction);
      double curvature = 0;
      for (int node = 1; node < nodes; node++) {
        curvature += direction[node] * image[node];
      }
      double step = product / curvature;
      for (int node = 1; node < nodes; node++) {
        x[node] += step * direction[node];
        residual[node] -= step * image[node];
      }
      last = product;
    }
    return x;
  }

  private double[] multiply(double[] x) {
    double[] result = new double[nodes];
    for (int edge = 0; edge < weights.length; edge++) {
      double flow = weights[edge] * (x[from[edge]] - x[to[edge]]);
      result[from[edge]] += flow;
      result[to[edge]] -= flow;
    }
    return result;
  }

  /**
   * The variance of one node's potential when the differences have {@code variances}, where {@code
   * flow} is the unit flow of that node.
   */
  double variance(double[] flow, double[] variances) {
    double sum = 0;
    for (int edge = 0; edge < weights.length; edge++) {
      double share = weights[edge] * (flow[from[edge]] - flow[to[edge]]);
      sum += share * share * variances[edge];
    }
    return sum;
  }
}
