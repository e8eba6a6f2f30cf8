package org.tutti.figures.plot;

/**
 * How people see colors who lack a kind of cone: Machado, Oliveira, and Fernandes (2009), "A
 * physiologically-based model for simulation of color vision deficiency", table 1, severity 1.
 */
enum SimulatedSight {
  COMMON(1, 0, 0, 0, 1, 0, 0, 0, 1),
  PROTANOPIA(
      0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
  DEUTERANOPIA(
      0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
  TRITANOPIA(
      1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

  private final double[] matrix;

  SimulatedSight(double... matrix) {
    this.matrix = matrix;
  }

  /** The color as it is seen, in CIE L*a*b*, in which distances are differences that are seen. */
  double[] lab(String color) {
    int value = Integer.parseInt(color.substring(1), 16);
    double[] light = {linear(value >> 16), linear(value >> 8 & 255), linear(value & 255)};
    double[] seen = new double[3];
    for (int i = 0; i < seen.length; i++) {
      double sum =
          matrix[3 * i] * light[0] + matrix[3 * i + 1] * light[1] + matrix[3 * i + 2] * light[2];
      seen[i] = Math.max(0, Math.min(1, sum));
    }
    double x = cubic((0.4125 * seen[0] + 0.3576 * seen[1] + 0.1804 * seen[2]) / 0.9505);
    double y = cubic(0.2127 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
    double z = cubic((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9503 * seen[2]) / 1.0888);
    return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private static double cubic(double share) {
    return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16.0 / 116;
  }
}
