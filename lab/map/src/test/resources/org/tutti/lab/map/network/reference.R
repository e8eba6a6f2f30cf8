# Makes the reference values that the tests of this package read:  Rscript reference.R
# Needs R >= 4.2. Writes network.csv into the present directory.
RNGversion("4.0.0")
save <- function(frame, file) {
  for (column in names(frame)) if (is.double(frame[[column]]))
    frame[[column]] <- ifelse(is.finite(frame[[column]]), sprintf("%.17g", frame[[column]]), "NA")
  write.csv(frame, file, row.names = FALSE, quote = FALSE)
}

# ---------------------------------------------------------------- ends of a network
# Residuals of the logarithms of pair times after kinds and ends: by least squares with Huber's weights and
# then Tukey's biweight, each until it no longer changes, and of complete tables by median polish.
set.seed(50)
network <- function(set, ends, directed, partners, slow_pairs) {
  pairs <- expand.grid(from = seq_len(ends), to = seq_len(ends))
  pairs <- pairs[if (directed) pairs$from != pairs$to else pairs$from < pairs$to, ]
  if (partners < ends - 1) pairs <- pairs[sort(sample(nrow(pairs), ends * partners / 2)), ]
  kind <- if (directed) rep(0, nrow(pairs)) else as.integer((pairs$from <= ends / 2) == (pairs$to <= ends / 2))
  sends <- rnorm(ends, 0, 0.02); gets <- if (directed) rnorm(ends, 0, 0.02) else sends
  sends[4] <- sends[4] + 0.3; if (!directed) gets <- sends
  y <- 7 + 0.4 * kind + sends[pairs$from] + gets[pairs$to] + rnorm(nrow(pairs), 0, 0.03)
  late <- sample(nrow(pairs), slow_pairs); y[late] <- y[late] + 0.5
  y <- signif(y, 10)
  one <- outer(pairs$from, seq_len(ends), "==") + 0; other <- outer(pairs$to, seq_len(ends), "==") + 0
  X <- cbind(outer(kind, unique(kind), "==") + 0, if (directed) cbind(one, other) else one + other)
  huber <- function(r) pmin(1, 1.345 / r); biweight <- function(r) pmax(0, 1 - (r / 4.685)^2)^2
  w <- rep(1, length(y))
  for (weights in list(huber, biweight)) for (step in 1:500) {
    r <- lm.wfit(X, y, w)$fitted.values; r <- abs(y - r); w <- weights(r / (1.4826 * median(r))) }
  polish <- rep(NA_real_, length(y))
  if (directed && partners == ends - 1) {
    m <- matrix(NA_real_, ends, ends); m[cbind(pairs$from, pairs$to)] <- y
    polish <- medpolish(m, eps = 1e-9, maxiter = 1000, trace.iter = FALSE, na.rm = TRUE)$residuals[
      cbind(pairs$from, pairs$to)] }
  data.frame(set = set, directed = directed, ends = ends, from = pairs$from - 1, to = pairs$to - 1,
    kind = kind, value = y, residual = y - lm.wfit(X, y, w)$fitted.values, polished = polish)
}
save(rbind(network("complete", 12, TRUE, 11, 3), network("pairs", 16, FALSE, 15, 3),
  network("sparse", 40, FALSE, 8, 4)), "network.csv")
