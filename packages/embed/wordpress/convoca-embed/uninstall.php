<?php
// The one thing that the plugin stores.
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'convoca_origin' );
