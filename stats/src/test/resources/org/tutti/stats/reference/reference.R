# Makes the reference values that the tests of this module read:  Rscript reference.R
# Needs R >= 4.2 with the packages nortest and quantreg (on Debian:
# r-cran-nortest, r-cran-quantreg). Writes CSV files into the present directory.
suppressMessages({library(nortest); library(quantreg)})
RNGversion("4.0.0"); set.seed(20261120)

# ---------------------------------------------------------------- data sets
sizes <- c(3:12, 15, 20, 25, 30, 40, 49, 50, 51, 60, 75, 100, 120, 150, 200, 250, 300, 400, 500)
kinds <- list(
  normal      = function(n) rnorm(n, 10, 0.5),
  lognormal   = function(n) rlnorm(n, 2, 0.4),
  bimodal     = function(n) ifelse(runif(n) < 0.6, rnorm(n, 10, 0.3), rnorm(n, 13, 0.4)),
  heavy       = function(n) 5 + abs(rt(n, 1.5)),
  tied        = function(n) round(rlnorm(n, 1.5, 0.5)),
  constant    = function(n) rep(7.25, n),
  uniform     = function(n) runif(n, 1, 2),
  exponential = function(n) 1 + rexp(n),
  dependent   = function(n) 20 + as.numeric(arima.sim(list(ar = 0.7), n)),
  drifting    = function(n) 10 + seq_len(n) / n + rnorm(n, 0, 0.3),
  outlying    = function(n) { x <- rnorm(n, 3, 0.1); x[runif(n) < 0.1] <- 30; x })
data <- list()
for (kind in names(kinds)) for (n in c(sizes, if (kind != "outlying") 5000))
  data[[paste(kind, n, sep = "-")]] <- signif(kinds[[kind]](n), 7)
cat(length(data), "data sets\n")
writeLines(c("set,values", sapply(names(data), function(name)
  paste(name, paste(format(data[[name]], digits = 15, trim = TRUE, scientific = FALSE,
    drop0trailing = TRUE), collapse = " "), sep = ","))), "datasets.csv")

# What R refuses is NA; what it warns of is kept.
try_or_na <- function(expression, n = 1)
  tryCatch(suppressWarnings(expression), error = function(e) rep(NA_real_, n))
save <- function(frame, file) {
  for (column in names(frame)) if (is.double(frame[[column]]))
    frame[[column]] <- ifelse(is.finite(frame[[column]]), sprintf("%.17g", frame[[column]]), "NA")
  write.csv(frame, file, row.names = FALSE, quote = FALSE)
}
each <- function(f) do.call(rbind, lapply(names(data), function(name)
  data.frame(set = name, as.list(f(data[[name]])))))

# ---------------------------------------------------------------- one sample
save(each(function(x) {
  q <- quantile(x, c(0.05, 0.25, 0.5, 0.75, 0.99), names = FALSE)
  c(mean = mean(x), variance = var(x), error = sd(x) / sqrt(length(x)), cv = sd(x) / mean(x),
    harmonic = 1 / mean(1 / x), geometric = exp(mean(log(x))), middle = mean(x, trim = 0.25),
    q05 = q[1], q25 = q[2], q50 = q[3], q75 = q[4], q99 = q[5],
    blocks = min(colMeans(matrix(x[seq_len(length(x) %/% 3 * 3)], nrow = 3)))) }), "summary.csv")

save(each(function(x) {
  q <- quantile(x, c(0.25, 0.75), names = FALSE); iqr <- q[2] - q[1]
  low <- q[1] - 1.5 * iqr; high <- q[2] + 1.5 * iqr
  threshold <- 2 * quantile(x, 0.99, names = FALSE)
  c(lower = low, upper = high, kept = sum(x >= low & x <= high),
    severe_low = sum(x < q[1] - 3 * iqr), severe_high = sum(x > q[2] + 3 * iqr),
    low = sum(x < low), high = sum(x > high), above_threshold = sum(x > threshold)) }),
  "outlier.csv")

by_ranks <- function(x, p, level) {
  n <- length(x); tail <- (1 - level) / 2
  low <- qbinom(tail, n, p); high <- qbinom(tail, n, p, lower.tail = FALSE) + 1
  # an end outside the sample: too few values, unless its binomial tail is empty by equality
  if (pbinom(0, n, p) > tail || pbinom(n - 1, n, p, lower.tail = FALSE) > tail) return(c(NA, NA))
  sort(x)[c(low, high)]
}
save(each(function(x) {
  t <- if (sd(x) > 0) t.test(x)$conf.int else range(x)
  t99 <- if (sd(x) > 0) t.test(x, conf.level = 0.99)$conf.int else range(x)
  m <- by_ranks(x, 0.5, 0.95); m99 <- by_ranks(x, 0.5, 0.99); q <- by_ranks(x, 0.9, 0.95)
  c(t_low = t[1], t_high = t[2], t99_low = t99[1], t99_high = t99[2], median_low = m[1],
    median_high = m[2], median99_low = m99[1], median99_high = m99[2], q90_low = q[1],
    q90_high = q[2]) }), "interval.csv")

save(each(function(x) {
  sw <- try_or_na(unlist(shapiro.test(x)[c("statistic", "p.value")], use.names = FALSE), 2)
  ad <- if (sd(x) == 0) c(NA, NA) else
    try_or_na(unlist(ad.test(x)[c("statistic", "p.value")], use.names = FALSE), 2)
  qq <- if (sd(x) == 0) NA else { p <- qqnorm(x, plot.it = FALSE); cor(p$x, p$y) }
  c(w = sw[1], w_p = sw[2], a = ad[1], a_p = ad[2], straightness = qq) }), "normality.csv")

effective <- function(x) { # Geyer's initial monotone sequence, capped at n
  n <- length(x); if (n < 4 || sd(x) == 0) return(NA)
  r <- acf(x, lag.max = n - 1, plot = FALSE)$acf[, 1, 1]
  pairs <- r[seq(1, 2 * (n %/% 2), 2)] + r[seq(2, 2 * (n %/% 2), 2)]
  stop <- which(pairs <= 0)[1]; if (!is.na(stop)) pairs <- pairs[seq_len(stop - 1)]
  n / max(1, -1 + 2 * sum(cummin(pairs)))
}
save(each(function(x) {
  n <- length(x)
  r <- if (sd(x) == 0) rep(NA, 2) else acf(x, lag.max = 2, plot = FALSE)$acf[2:3, 1, 1]
  k <- if (sd(x) == 0) list(statistic = 0, estimate = 0, p.value = 1) else
    suppressWarnings(cor.test(x, seq_len(n), method = "kendall", exact = FALSE, continuity = TRUE))
  s <- if (n > 1000) NA else sum(sign(outer(x, x, "-"))[lower.tri(diag(n))])
  u <- abs(cumsum(2 * rank(x) - (n + 1)))[-n]
  c(r1 = r[1], r2 = r[2], effective = effective(x), s = s, tau = unname(k$estimate),
    trend_p = if (!is.na(s) && s == 0) 1 else k$p.value, pettitt_k = if (n < 4) NA else max(u),
    pettitt_index = if (n < 4) NA else which.max(u)) }), "series.csv")

save(each(function(x) {
  n <- length(x); if (sd(x) == 0) return(c(bandwidth = NA, at_mean = NA, at_q25 = NA, at_max = NA))
  h <- bw.nrd0(x); f <- function(t) mean(dnorm(t, x, h))
  c(bandwidth = h, at_mean = f(mean(x)), at_q25 = f(quantile(x, 0.25)), at_max = f(max(x))) }),
  "density.csv")

# ---------------------------------------------------------------- two samples
shift_asymptotic <- function(x, y, level) { # Hollander and Wolfe 1999, section 4.2, with ties
  n <- length(x); m <- length(y); d <- sort(outer(x, y, "-")); t <- table(c(x, y))
  v <- n * m / 12 * (n + m + 1 - sum(t^3 - t) / ((n + m) * (n + m - 1)))
  k <- ceiling(n * m / 2 - qnorm((1 + level) / 2) * sqrt(v) - 0.5)
  if (k < 1) return(c(NA, NA, NA))
  c(median(d), d[k], d[n * m - k + 1])
}
two <- function(a, b) {
  x <- data[[a]]; y <- data[[b]]; n <- length(x); m <- length(y); all <- c(x, y)
  ties <- anyDuplicated(all) > 0; flat <- sd(all) == 0; still <- sd(x) == 0 && sd(y) == 0
  w <- function(side, exact = NULL) if (flat) 1 else
    suppressWarnings(wilcox.test(x, y, alternative = side, exact = exact)$p.value)
  hl <- if (n < 50 && m < 50 && !ties) {
    if (qwilcox(0.025, n, m) == 0) c(NA, NA, NA) else {
      h <- wilcox.test(x, y, conf.int = TRUE, exact = TRUE); c(h$estimate, h$conf.int) }
  } else shift_asymptotic(x, y, 0.95)
  s <- sqrt(((n - 1) * var(x) + (m - 1) * var(y)) / (n + m - 2)); f <- n + m - 2
  d <- if (still) NA else (mean(x) - mean(y)) / s
  u <- sum(rank(all)[seq_len(n)]) - n * (n + 1) / 2
  data.frame(x = a, y = b, u = u, p_two = w("two.sided"), p_less = w("less"),
    p_greater = w("greater"), p_normal = w("two.sided", FALSE),
    shift = hl[1], shift_low = hl[2], shift_high = hl[3], d = d,
    g = d * exp(lgamma(f / 2) - lgamma((f - 1) / 2)) / sqrt(f / 2), delta = 2 * u / (n * m) - 1)
}
partner <- function(name) { # the next kind at this size, and the same kind at the next size
  kind <- sub("-.*", "", name); n <- sub(".*-", "", name); k <- match(kind, names(kinds))
  c(paste(names(kinds)[k %% length(kinds) + 1], n, sep = "-"),
    paste(kind, c(sizes, NA)[match(as.integer(n), sizes) + 1], sep = "-"))
}
pairs <- do.call(rbind, lapply(names(data), function(a)
  expand.grid(a = a, b = intersect(partner(a), names(data)), stringsAsFactors = FALSE)))
save(do.call(rbind, Map(two, pairs$a, pairs$b)), "two-samples.csv")
# ---------------------------------------------------------------- several samples
groups <- function(sets) {
  g <- data[sets]; x <- unlist(g, use.names = FALSE); f <- factor(rep(sets, lengths(g)), sets)
  still <- all(sapply(g, sd) == 0)
  a <- if (still) NULL else summary(aov(x ~ f))[[1]]
  k <- kruskal.test(x, f); n <- lengths(g); sizes <- (sum(n) - sum(n^2) / sum(n)) / (length(n) - 1)
  o <- if (still) NULL else oneway.test(x ~ f, var.equal = TRUE)
  data.frame(sets = paste(sets, collapse = " "), f = if (still) NA else unname(o$statistic),
    f_p = if (still) NA else o$p.value, h = unname(k$statistic), h_p = k$p.value,
    within = if (still) NA else a[2, 3],
    between = if (still) NA else max(0, (a[1, 3] - a[2, 3]) / sizes))
}
same_size <- lapply(sizes, function(n) paste(c("normal", "bimodal", "drifting"), n, sep = "-"))
same_kind <- lapply(setdiff(names(kinds), "constant"), function(k)
  paste(k, c(10, 12, 20, 50), sep = "-"))
large <- list(paste(setdiff(names(kinds), c("outlying", "constant")), 5000, sep = "-"))
save(do.call(rbind, lapply(c(same_size, same_kind, large), groups)), "groups.csv")

save(do.call(rbind, lapply(1:60, function(i) {
  p <- signif(runif(i %% 20 + 1)^3, 6)
  data.frame(p = paste(sprintf("%.17g", p), collapse = " "),
    holm = paste(sprintf("%.17g", p.adjust(p, "holm")), collapse = " "),
    bh = paste(sprintf("%.17g", p.adjust(p, "BH")), collapse = " ")) })), "correction.csv")

# ---------------------------------------------------------------- quantile regression
taus <- c(0.133, 0.371, 0.537, 0.773, 0.911) # so that n tau is never whole: one solution
save(do.call(rbind, lapply(c("normal", "lognormal", "heavy", "dependent", "drifting"), function(kind)
  do.call(rbind, lapply(c(20, 49, 75, 150, 250, 500), function(n) {
    y <- data[[paste(kind, n, sep = "-")]]; x <- data[[paste("uniform", n, sep = "-")]]
    do.call(rbind, lapply(taus, function(tau) {
      fit <- suppressWarnings(rq.fit.br(cbind(1, x), y, tau, ci = FALSE))
      bounds <- function(column) tryCatch(suppressWarnings(rq.fit.br(cbind(1, x), y, tau, ci = TRUE,
        alpha = 0.05, iid = TRUE, interp = FALSE, tcrit = FALSE)$coefficients[column, ]), error = function(e) NA)
      b <- bounds(2); b[abs(b) > 1e100] <- NA # R's way to say that an end is infinite
      data.frame(x = paste("uniform", n, sep = "-"), y = paste(kind, n, sep = "-"), tau = tau,
        intercept = fit$coefficients[1], slope = fit$coefficients[2],
        loss = sum(ifelse(fit$residuals > 0, tau, tau - 1) * fit$residuals),
        slope_outer_low = b[2], slope_inner_low = b[3], slope_inner_high = b[4],
        slope_outer_high = b[5]) })) })))), "covariate.csv")

# ---------------------------------------------------------------- planning
save(do.call(rbind, lapply(names(data), function(name) {
  x <- data[[name]]; cv <- sd(x) / mean(x)
  least <- function(e, level) { n <- 2
    while (qt((1 + level) / 2, n - 1) * cv > e * sqrt(n)) n <- n + 1
    n }
  data.frame(set = name, n05 = least(0.05, 0.95), n20 = least(0.2, 0.99)) })), "planning.csv")
